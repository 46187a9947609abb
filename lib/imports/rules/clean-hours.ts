import { DAY_MINUTES } from '@/lib/providers/rules/hours'
import { plainText } from './plain-text'

export type Interval = { opensMinute: number; closesMinute: number }

/** Minutes after midnight of "06:30:00", "0630", "6:30 AM", "6 pm" or "2400"; null for anything else. */
export function cleanClock(value: string): number | null {
  const text = (plainText(value) ?? '').toLowerCase().replace(/[.\s]/g, '')
  const [, hourText, minuteText = '0', half] = /^(\d{1,2}?):?(\d{2})?(?::\d{2})?([ap]m?)?$/.exec(text) ?? []
  if (hourText === undefined) return null
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (minute > 59 || hour > (half ? 12 : 24) || (half !== undefined && hour === 0)) return null
  const minutes = (half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour) * 60 + minute
  return minutes <= DAY_MINUTES ? minutes : null
}

/**
 * An opening interval of one day; midnight at its end is the day's end. Null when one side is unknown or it closes before it
 * opens, which in states' files is a slip ("7:00 AM-5:30 AM") more often than a night.
 */
export function intervalOf(opens: number | null, closes: number | null): Interval | null {
  if (opens === null || closes === null || opens === DAY_MINUTES) return null
  const end = closes === 0 || closes === DAY_MINUTES - 1 ? DAY_MINUTES : closes
  return end > opens ? { opensMinute: opens, closesMinute: end } : null
}

/** "0630 - 1800", "6:30 AM to 6 PM", "Open 24 hours"; "closed" for a day off, null for what cannot be read. */
export function cleanDay(value: string): Interval | 'closed' | null {
  const text = plainText(value) ?? ''
  if (/^closed\b/i.test(text)) return 'closed'
  if (/^(open )?24 ?(h|hrs|hours)$/i.test(text)) return { opensMinute: 0, closesMinute: DAY_MINUTES }
  const [opens, closes, ...more] = text.split(/\s*(?:-|–|—|\bto\b)\s*/i)
  if (opens === undefined || closes === undefined || more.length > 0) return null
  return intervalOf(cleanClock(opens), cleanClock(closes))
}

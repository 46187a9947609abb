import type { Translate } from '@/lib/platform/language/types'
import { DAY_MS } from '@/lib/platform/time/dates'

/** Only conversations that began at most this many days ago are counted. */
export const MEASURED_DAYS = 180
/** Only conversations that began at least this many days ago are counted: newer ones may still be answered in time. */
export const ANSWER_DAYS = 3
/** With fewer conversations there are no figures, because one slow day would decide the result. */
export const LEAST_MEASURED = 5

export type ReceivedInquiry = { askedAt: Date; answeredAt: Date | null }

export type ReplyFigures = {
  /** How many conversations were counted. */
  conversations: number
  /** Answered within ANSWER_DAYS, whole percent, rounded down so that 100 means all. */
  percent: number
  /** The median time until the first reply; null if too few were answered. */
  medianMinutes: number | null
}

/** A provider's reply figures from its conversations; null if there are too few. */
export function replyFigures(inquiries: readonly ReceivedInquiry[], now: Date): ReplyFigures | null {
  const counted = inquiries.filter(({ askedAt }) => {
    const age = now.getTime() - askedAt.getTime()
    return age >= ANSWER_DAYS * DAY_MS && age <= MEASURED_DAYS * DAY_MS
  })
  if (counted.length < LEAST_MEASURED) return null
  const delays = counted.flatMap(({ askedAt, answeredAt }) =>
    answeredAt ? [Math.max(0, answeredAt.getTime() - askedAt.getTime())] : [],
  )
  const inTime = delays.filter((delay) => delay <= ANSWER_DAYS * DAY_MS).length
  return {
    conversations: counted.length,
    percent: Math.floor((100 * inTime) / counted.length),
    medianMinutes: delays.length < LEAST_MEASURED ? null : Math.round(median(delays) / 60_000),
  }
}

/** The middle value, or halfway between the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (place: number) => sorted[Math.floor(place)] ?? 0
  const middle = (sorted.length - 1) / 2
  return (at(middle) + at(middle + 0.5)) / 2
}

/** "Within an hour", "About 5 hours", "About 2 days". */
export function replyTimeText(t: Translate<'enrollment.replyTimes'>, minutes: number): string {
  if (minutes <= 60) return t('withinHour')
  const hours = Math.round(minutes / 60)
  return hours < 24 ? t('hours', { hours }) : t('days', { days: Math.round(minutes / 1_440) })
}

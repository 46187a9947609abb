import { ARTICLE_ZONE } from '@/lib/articles/catalogue'
import { timeText } from '@/lib/platform/time-text'
import { localTimeOf, minuteOf } from '@/lib/platform/zoned-time'
import { dayText } from '@/lib/providers/rules/dates'

/** "Nov 22, 2026, 10:00 AM" of a moment, on the articles' clocks. */
export function momentText(iso: string): string {
  const local = localTimeOf(new Date(iso), ARTICLE_ZONE)
  return `${dayText(local.slice(0, 10), '')}, ${timeText(minuteOf(local))}`
}

/** "10:00 AM" of the same. */
export const clockText = (iso: string): string => timeText(minuteOf(localTimeOf(new Date(iso), ARTICLE_ZONE)))

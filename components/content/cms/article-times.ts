import { ARTICLE_ZONE } from '@/lib/content/articles/catalogue'
import type { BlogPost } from '@/lib/content/articles/types'
import { dateText, timeText } from '@/lib/platform/time/dates'
import { localTimeOf, minuteOf } from '@/lib/platform/time/zoned-time'

/** "Nov 22, 2026, 10:00 AM" in the articles' time zone. */
export function momentText(iso: string): string {
  const local = localTimeOf(new Date(iso), ARTICLE_ZONE)
  return `${dateText(local.slice(0, 10), '')}, ${timeText(minuteOf(local))}`
}

/** "10:00 AM" of the same. */
export const clockText = (iso: string): string => timeText(minuteOf(localTimeOf(new Date(iso), ARTICLE_ZONE)))

/** "Nov 24, 2026", with the time if it is scheduled. */
export function publishText({
  status,
  publishDate,
  publishTime,
}: Pick<BlogPost, 'status' | 'publishDate' | 'publishTime'>) {
  const day = dateText(publishDate, '')
  return status === 'scheduled' ? `${day}, ${timeText(minuteOf(`${publishDate}T${publishTime}`))}` : day
}

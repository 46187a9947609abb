import type { BlogPost } from '@/lib/articles/types'
import { timeText } from '@/lib/platform/time-text'
import { minuteOf } from '@/lib/platform/zoned-time'
import { dayText } from '@/lib/providers/rules/dates'

/** "Nov 24, 2026", and of a plan the time as well. */
export function publishText({
  status,
  publishDate,
  publishTime,
}: Pick<BlogPost, 'status' | 'publishDate' | 'publishTime'>) {
  const day = dayText(publishDate, '')
  return status === 'scheduled' ? `${day}, ${timeText(minuteOf(`${publishDate}T${publishTime}`))}` : day
}

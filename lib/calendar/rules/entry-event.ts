import type { CalendarEvent } from '@/lib/platform/calendar-file'
import { clockText } from '@/lib/providers/rules/clock-text'

/** How long an entry with a time lasts for a calendar program. */
const MINUTES = 60

type Entry = { id: number; title: string; day: Date; startMinute: number | null; createdAt: Date }

/** An entry of one's own as a calendar program shows it: that time on every clock. */
export function entryEventOf({ id, title, day, startMinute, createdAt }: Entry, siteUrl: string): CalendarEvent {
  const date = day.toISOString().slice(0, 10)
  return {
    uid: `entry-${id}@${new URL(siteUrl).hostname}`,
    span: startMinute === null ? { day: date } : { local: `${date}T${clockText(startMinute)}`, minutes: MINUTES },
    title,
    sequence: 0,
    changedAt: createdAt,
  }
}

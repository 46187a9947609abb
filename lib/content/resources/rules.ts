import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import type { Checklist } from './types'

const DAY_MS = 86_400_000
/** When the text of the checklists last changed. */
const CHANGED_AT = new Date('2026-11-22T00:00:00Z')

/** The checklists as recurring dates from `now` on: each on the first Monday of its months (quarters begin in January). */
export function complianceEvents(rounds: readonly Checklist[], now: Date, siteUrl: string): CalendarEvent[] {
  return rounds.map(({ id, everyMonths, title, points }) => ({
    uid: `compliance-${id}@${new URL(siteUrl).hostname}`,
    span: { day: nextFirstMonday(now, everyMonths) },
    title,
    text: points.map(({ text }) => `- ${text}`).join('\n'),
    sequence: 1,
    changedAt: CHANGED_AT,
    firstMondayEvery: { months: everyMonths },
  }))
}

/** "2027-01-04": the first Monday, from today on, of a month that lies a multiple of `everyMonths` after January. */
export function nextFirstMonday(now: Date, everyMonths: number): string {
  const today = now.toISOString().slice(0, 10)
  const start = now.getUTCMonth() - (now.getUTCMonth() % everyMonths)
  for (let month = start; ; month += everyMonths) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), month, 1))
    const monday = new Date(first.getTime() + ((8 - first.getUTCDay()) % 7) * DAY_MS).toISOString().slice(0, 10)
    if (monday >= today) return monday
  }
}

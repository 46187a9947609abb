import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import { dayOf, daysFrom } from '@/lib/platform/time/dates'

/** The content of a Kinder Prep Pack page; `pdf/` renders it. */
export type PackBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'points'; items: readonly string[] }
  /** Lines with a checkbox. */
  | { kind: 'checks'; items: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** Checkboxes in a grid: one row per line, one box per column. */
  | { kind: 'grid'; head: string; columns: readonly string[]; rows: readonly string[] }
  /** Labeled lines to write on. */
  | { kind: 'fields'; labels: readonly string[] }
  /** Ruled lines for first letters; `model` is shown in gray on the first one, for tracing. */
  | { kind: 'writing'; lines: number; model?: string }
  /** Numbers to trace, dots to color, a line to write on. */
  | { kind: 'counting'; to: number }
  /** Dashed lines and shapes to trace or cut. */
  | { kind: 'tracing' }
  /** An empty frame over the rest of the page. */
  | { kind: 'frame' }
  /** The source of a statement. */
  | { kind: 'source'; text: string }

/** One page. */
export type PackPage = { title: string; lead: string; blocks: readonly PackBlock[] }

export type Pack = {
  /** Also the file's name. */
  id: string
  /** "Pack 1" */
  label: string
  title: string
  summary: string
  pages: readonly PackPage[]
}

/** One file: the pages of one pack, or of several with a cover. */
export type PackFile = { title: string; subject: string; packs: readonly Pack[]; cover?: PackCover }

export type PackCover = { title: string; lead: string; contents: string; note: string }

/** A checklist that a provider works through once a month, a quarter or a year. */
export type Checklist = {
  id: 'monthly' | 'quarterly' | 'annually'
  everyMonths: 1 | 3 | 12
  title: string
  points: readonly ChecklistPoint[]
}
/** `source`: the law or agency that requires it. */
export type ChecklistPoint = { text: string; source?: string }

/** When the text of the checklists last changed. */
const CHANGED_AT = new Date('2026-11-22T00:00:00Z')

/** The checklists as recurring calendar events from `now` on, each on the first Monday of its months (quarters begin in January). */
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

/** The next date ("2027-01-04"), today included, that is the first Monday of January or of a month a multiple of `everyMonths` later. */
export function nextFirstMonday(now: Date, everyMonths: number): string {
  const today = dayOf(now)
  const start = now.getUTCMonth() - (now.getUTCMonth() % everyMonths)
  for (let month = start; ; month += everyMonths) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), month, 1))
    const monday = dayOf(daysFrom(first, (8 - first.getUTCDay()) % 7))
    if (monday >= today) return monday
  }
}

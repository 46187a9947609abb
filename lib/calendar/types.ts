import type { ShownEvent } from '@/lib/events/types'
import type { ProviderEventKind } from '@/prisma/generated/enums'

/** A date on somebody's calendar. */
export type CalendarDate = {
  /** Unique among them. */
  key: string
  kind: 'tour' | 'first-day' | 'last-day' | 'own' | ProviderEventKind
  /** "2026-11-24", on the clocks of the place where it is. */
  day: string
  /** "10:00 AM EST", "2:30 PM"; null for all of the day. */
  time: string | null
  title: string
  /** The provider, where the title does not name it; null for one's own. */
  provider: string | null
  /** What a provider says of its event; empty for anything else. */
  note: string
  isCancelled: boolean
  /** Where it stands on this site; null for one's own. */
  path: string | null
  /** Of one's own: what removes it. */
  entryId: number | null
  /** Of an event that the reader's provider sent: what changes it. */
  event: ShownEvent | null
}

/** The calendar as it is shown: one month, and what comes. */
export type CalendarView = {
  today: string
  /** The day that is chosen; its month is shown. */
  day: string
  /** Those of the weeks that are shown, in their order. */
  dates: CalendarDate[]
  /** The next ones from today on. */
  upcoming: CalendarDate[]
}

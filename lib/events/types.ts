import type { ProviderEventKind } from '@/prisma/generated/enums'

/** What an event says. A day is "2026-11-24", minutes are after midnight; all on the provider's clocks. */
export type EventWords = {
  kind: ProviderEventKind
  title: string
  note: string
  day: string
  /** Null for all of the day. */
  startMinute: number | null
  endMinute: number | null
}

/** For whom an event is: the places that were chosen, or null for every enrolled family. */
export type EventFamilies = readonly number[] | null

/** A place of a family, as far as it matters to events. Days are "2026-11-24". */
export type EventPlace = { id: number; startsOn: string; endsOn: string | null; confirmedOn: string }

/** An event as whoever it reaches sees it. */
export type ShownEvent = EventWords & {
  id: number
  /** `slug`: its public id. */
  provider: { slug: string; name: string; timeZone: string }
  isCancelled: boolean
  sequence: number
  changedAt: Date
  /** For the provider's people alone: for whom it is. */
  enrollmentIds: EventFamilies
}

/** A provider of one's own, and the families that an event can be for. */
export type EventSender = {
  /** Public id. */
  id: string
  name: string
  /** "Eastern Time". */
  zone: string
  today: string
  /** Places that are taken or to come, each with its family's name and its days in words. */
  families: { enrollmentId: number; name: string; when: string }[]
}

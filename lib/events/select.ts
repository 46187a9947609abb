import 'server-only'
import type { ProviderEventKind } from '@/prisma/generated/enums'
import type { EventFamilies, EventPlace, EventWords } from './types'

export const EVENT = {
  id: true,
  kind: true,
  title: true,
  note: true,
  day: true,
  startMinute: true,
  endMinute: true,
  isForAll: true,
  sequence: true,
  cancelledAt: true,
  updatedAt: true,
  providerId: true,
  families: { select: { enrollmentId: true }, orderBy: { enrollmentId: 'asc' } },
  provider: { select: { slug: true, name: true, timeZone: true } },
} as const

type WordsRow = Omit<EventWords, 'day' | 'kind'> & { kind: ProviderEventKind; day: Date }
type FamiliesRow = { isForAll: boolean; families: { enrollmentId: number }[] }

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const wordsOf = ({ kind, title, note, day, startMinute, endMinute }: WordsRow): EventWords => ({
  kind,
  title,
  note,
  day: dayOf(day),
  startMinute,
  endMinute,
})

export const familiesOf = ({ isForAll, families }: FamiliesRow): EventFamilies =>
  isForAll ? null : families.map(({ enrollmentId }) => enrollmentId)

export const PLACE = { id: true, startsOn: true, endsOn: true, confirmedAt: true } as const

export const placeOf = (row: { id: number; startsOn: Date; endsOn: Date | null; confirmedAt: Date }): EventPlace => ({
  id: row.id,
  startsOn: dayOf(row.startsOn),
  endsOn: row.endsOn && dayOf(row.endsOn),
  confirmedOn: dayOf(row.confirmedAt),
})

import 'server-only'
import { db } from '@/lib/platform/db'
import type { Role } from '@/prisma/generated/enums'
import { reaches } from '../rules/reach'
import { EVENT, familiesOf, PLACE, placeOf, wordsOf } from '../select'
import type { ShownEvent } from '../types'

type Person = { id: number; role: Role }
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The events of these days, both included, in their order: for a parent those that reach a place of theirs, for a provider's people all of
 * their providers. Cancelled ones say so. For anybody else none.
 */
export async function findShownEvents(
  person: Person,
  { from, to }: { from: string; to: string },
): Promise<ShownEvent[]> {
  const day = { gte: utc(from), lte: utc(to) }
  if (person.role === 'careprovider') return findEvents({ day, provider: { people: { some: { userId: person.id } } } })
  if (person.role !== 'caregiver') return []
  const rows = await db().enrollment.findMany({
    where: { caregiverId: person.id, provider: { inquiryBlocks: { none: { caregiverId: person.id } } } },
    select: { ...PLACE, providerId: true },
  })
  if (rows.length === 0) return []
  const events = await findEvents({ day, providerId: { in: rows.map(({ providerId }) => providerId) } })
  return events
    .filter((event) => rows.some((row) => row.providerId === event.providerId && reaches(event, placeOf(row))))
    .map((event) => ({ ...event, enrollmentIds: null }))
}

async function findEvents(
  where: NonNullable<Parameters<ReturnType<typeof db>['providerEvent']['findMany']>[0]>['where'],
) {
  const rows = await db().providerEvent.findMany({
    where,
    orderBy: [{ day: 'asc' }, { startMinute: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    select: EVENT,
  })
  return rows.map((row) => ({
    ...wordsOf(row),
    id: row.id,
    providerId: row.providerId,
    provider: row.provider,
    isCancelled: row.cancelledAt !== null,
    sequence: row.sequence,
    changedAt: row.updatedAt,
    enrollmentIds: familiesOf(row),
  }))
}

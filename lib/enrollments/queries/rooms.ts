import 'server-only'
import { db } from '@/lib/platform/db'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/freshness'
import { bandOn } from '../rules/bands'
import type { RoomChoice } from '../types'

/** The rooms that a place can be taken in, for the people of a provider (internal id) whose openings follow; null of any other. */
export async function findRooms(
  { id, providerId }: { id: number; providerId: number },
  today: string,
): Promise<RoomChoice | null> {
  const { followsEnrollments, ageBands, facts } = await findFactSheet(providerId)
  if (!followsEnrollments) return null
  const isCurrent = countsInFilters(freshnessOf(facts.openings, today))
  const known = isCurrent ? ageBands.flatMap(({ band, openings }) => (openings === null ? [] : [[band, openings]])) : []
  const { childAgeMonths: ageMonths, createdAt } = await db().inquiry.findUniqueOrThrow({
    where: { id },
    select: { childAgeMonths: true, createdAt: true },
  })
  const suggested = bandOn(today, { ageMonths, on: createdAt.toISOString().slice(0, 10) })
  return { suggested, openings: Object.fromEntries(known) }
}

import 'server-only'
import { db } from '@/lib/platform/db'
import { cardSelect, toCard } from '../select/card'
import type { FoundProvider, ProviderCard } from '../types'

/** Cards in the order of the ids; an id that is gone meanwhile is left out. */
export async function findCards(internalIds: number[], now: Date): Promise<ProviderCard[]> {
  const byId = await cardsById(internalIds, now)
  return internalIds.flatMap((id) => byId.get(id) ?? [])
}

/** The same for what was found from a point. */
export async function findCardsWithDistance(
  found: { id: number; distanceMeters: number }[],
  now: Date,
): Promise<FoundProvider[]> {
  const ids = found.map((one) => one.id)
  const byId = await cardsById(ids, now)
  return found.flatMap(({ id, distanceMeters }) => {
    const card = byId.get(id)
    return card ? [{ ...card, distanceMeters }] : []
  })
}

async function cardsById(ids: number[], now: Date): Promise<Map<number, ProviderCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db().provider.findMany({ where: { id: { in: ids } }, select: cardSelect })
  return new Map(rows.map((row) => [row.id, toCard(row, now)]))
}

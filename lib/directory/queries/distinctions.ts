import 'server-only'
import { db } from '@/lib/platform/db'
import { addressLine } from '@/lib/providers/rules/address'
import type { Alike, DistinctPair } from '../types'

const side = { select: { id: true, name: true, city: true, state: true, zip: true, status: true } } as const

/** Pairs of which an admin said that they are two, the latest first; without those of which one is merged since. */
export async function findDistinctPairs(most: number): Promise<DistinctPair[]> {
  const rows = await db().providerDistinction.findMany({
    where: { low: { status: { not: 'merged' } }, high: { status: { not: 'merged' } } },
    orderBy: [{ saidAt: 'desc' }, { lowId: 'asc' }, { highId: 'asc' }],
    take: most,
    select: { low: side, high: side },
  })
  return rows.map(({ low, high }) => ({ one: alikeOf(low), other: alikeOf(high) }))
}

type Row = Omit<Alike, 'place'> & { city: string; state: string; zip: string | null }
const alikeOf = ({ city, state, zip, ...rest }: Row): Alike => ({
  ...rest,
  place: addressLine({ street: null, city, state, zip }),
})

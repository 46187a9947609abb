import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { searchOf } from '../queries/search-of'
import { canonicalQuery } from '../rules/canonical-query'
import { MOST_SAVED_SEARCHES } from '../rules/limits'
import type { SaveInput } from '../schema'
import { look } from './look'

const NO_PLACE = 'A search is saved with a ZIP code, a city or a county that we know.'

/**
 * Keeps a search and remembers what it finds today, so that only what comes later is news. The same search twice is one, and stays
 * as it was. Throws InvalidInputError without a known place, ConflictError above what an account keeps.
 */
export async function saveSearch(
  actor: SignedInActor,
  { search: address, name, frequency }: SaveInput,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const asked = await searchOf(address)
  if (!asked) throw new InvalidInputError(NO_PLACE, { search: NO_PLACE })
  const query = canonicalQuery(asked.place, asked.search)
  return db().$transaction(async (tx) => {
    // Counting and storing in turn, else many at once would all count few.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR NO KEY UPDATE`
    const there = await tx.savedSearch.findUnique({
      where: { userId_query: { userId: actor.id, query } },
      select: { id: true },
    })
    if (there) return { ...there, isNew: false }
    if ((await tx.savedSearch.count({ where: { userId: actor.id } })) >= MOST_SAVED_SEARCHES)
      throw new ConflictError(`You have ${MOST_SAVED_SEARCHES} saved searches. Please delete one first.`)
    const data = { userId: actor.id, name, query, frequency, seenAt: now, createdAt: now }
    const { id } = await tx.savedSearch.create({ data, select: { id: true } })
    await look(tx, id, asked, now)
    return { id, isNew: true }
  })
}

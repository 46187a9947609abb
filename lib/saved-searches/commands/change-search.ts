import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { searchOf } from '../queries/search-of'
import type { ChangeInput } from '../schema'
import { look } from './look'

/** Changes one of the actor's own. Throws NotFoundError for anything else, also somebody else's. */
export async function changeSearch(
  actor: SignedInActor,
  id: number,
  { name, frequency, isSeen }: ChangeInput,
  now: Date,
): Promise<void> {
  const own = { id, userId: actor.id }
  const before = await db().savedSearch.findFirst({ where: own, select: { frequency: true, query: true } })
  if (!before) throw new NotFoundError('There is no such saved search.')
  const wakesUp = before.frequency === 'off' && frequency !== undefined && frequency !== 'off'
  const asked = wakesUp ? await searchOf(before.query) : null
  await db().$transaction(async (tx) => {
    const data = { name, frequency, ...(isSeen && { seenAt: now }), ...(wakesUp && { lookedAt: null }) }
    await tx.savedSearch.updateMany({ where: own, data })
    // While it was off nobody looked: what came meanwhile is not told all at once.
    if (asked) await look(tx, id, asked, now)
  })
}

/** Forgets one of the actor's own. Throws NotFoundError for anything else, also somebody else's. */
export async function deleteSearch(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().savedSearch.deleteMany({ where: { id, userId: actor.id } })
  if (count === 0) throw new NotFoundError('There is no such saved search.')
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { findSurvivors } from '@/lib/providers/queries/survivors'
import { findByPublicIds } from './queries'
import { MOST_FAVORITES } from './rules/limits'

/** Saves one provider; asked again, or at the same moment, it stays one. Throws NotFoundError for an id that nobody has. */
export async function addFavorite(actor: SignedInActor, publicId: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const ids = await presentIds(tx, [publicId])
    if (ids.length === 0) throw new NotFoundError('There is no such provider.')
    await insert(tx, actor, ids, now)
  })
}

/** Takes over what a browser kept, in its order, the newest first. Ids that nobody has are left out. */
export async function mergeFavorites(actor: SignedInActor, publicIds: readonly string[], now: Date): Promise<void> {
  await db().$transaction(async (tx) => insert(tx, actor, await presentIds(tx, publicIds), now))
}

/** Forgets a provider, and what has become part of it. Nothing happens where it was not saved. */
export async function removeFavorite(actor: SignedInActor, publicId: string): Promise<void> {
  const own = { userId: actor.id }
  await db().$transaction(async (tx) => {
    const [id] = await presentIds(tx, [publicId])
    if (id === undefined) return
    const saved = await tx.favorite.findMany({ where: own, select: { providerId: true } })
    const survivors = await findSurvivors(
      saved.map(({ providerId }) => providerId),
      tx,
    )
    const gone = survivors.filter((one) => one.id === id).map(({ askedId }) => askedId)
    await tx.favorite.deleteMany({ where: { ...own, providerId: { in: gone } } })
  })
}

/** Internal ids of what these providers are today. */
async function presentIds(tx: Transaction, publicIds: readonly string[]): Promise<number[]> {
  const survivors = await findSurvivors([...(await findByPublicIds(publicIds, tx)).keys()], tx)
  return [...new Set(survivors.map(({ id }) => id))]
}

async function insert(tx: Transaction, actor: SignedInActor, ids: readonly number[], now: Date): Promise<void> {
  // Counting and storing in turn, else many at once would all count few.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`
  const own = { userId: actor.id }
  // A millisecond apart, so that their order stays.
  const data = ids.map((providerId, index) => ({ ...own, providerId, createdAt: new Date(now.getTime() - index) }))
  await tx.favorite.createMany({ data, skipDuplicates: true })
  if ((await tx.favorite.count({ where: own })) > MOST_FAVORITES)
    throw new ConflictError(`You have ${MOST_FAVORITES} favorites. Please remove one first.`)
}

import { MAX_FAVORITES, type Scores } from './rules'
import { NO_FAVORITE, type NotesInput, scores as storedScores } from './schema'
import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { findSurvivors } from '@/lib/providers/queries'
import { dayOf } from '../profile/rules'
import { findByPublicIds } from './queries'

type Notes = { createdAt: Date; note: string; touredOn: Date | null; scores: unknown }
type MergedNotes = { createdAt: Date; note: string; touredOn: Date | null; scores: Scores }

/** Merges the notes on two favorites whose providers became one: both notes, the later tour, and the survivor's score where both have one. */
export function mergeNotes(ours: Notes, theirs: Notes): MergedNotes {
  const notes = [ours.note, theirs.note].filter((note) => note !== '')
  const days = [ours.touredOn, theirs.touredOn].flatMap((day) => day?.getTime() ?? [])
  return {
    createdAt: new Date(Math.min(ours.createdAt.getTime(), theirs.createdAt.getTime())),
    note: [...new Set(notes)].join('\n\n'),
    touredOn: days.length > 0 ? new Date(Math.max(...days)) : null,
    scores: { ...scoresIn(theirs.scores), ...scoresIn(ours.scores) },
  }
}

const scoresIn = (stored: unknown): Scores => storedScores.safeParse(stored).data ?? {}

const TO_COME = 'That day hasn’t come yet.'

/** Saves a provider. Idempotent, also for concurrent requests. Throws NotFoundError for an unknown id. */
export async function addFavorite(actor: SignedInActor, publicId: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const ids = await currentIds(tx, [publicId])
    if (ids.length === 0) throw new NotFoundError('We can’t find this provider.')
    await insert(tx, actor, ids, now)
  })
}

/** Imports the favorites stored in a browser, newest first. Unknown ids are skipped. */
export async function mergeFavorites(actor: SignedInActor, publicIds: readonly string[], now: Date): Promise<void> {
  await db().$transaction(async (tx) => insert(tx, actor, await currentIds(tx, publicIds), now))
}

/** Removes a provider from the favorites, together with any saved provider that was merged into it. Does nothing if it was not saved. */
export async function removeFavorite(actor: SignedInActor, publicId: string): Promise<void> {
  const own = { userId: actor.id }
  await db().$transaction(async (tx) => {
    const [id] = await currentIds(tx, [publicId])
    if (id === undefined) return
    const saved = await tx.favorite.findMany({ where: own, select: { providerId: true } })
    const survivors = await findSurvivors(
      saved.map(({ providerId }) => providerId),
      tx,
    )
    const removed = survivors.filter((one) => one.id === id).map(({ askedId }) => askedId)
    await tx.favorite.deleteMany({ where: { ...own, providerId: { in: removed } } })
  })
}

/** Replaces the notes and scores of the actor's own favorite. Throws NotFoundError for another person's. */
export async function saveNotes(actor: SignedInActor, favoriteId: number, input: NotesInput, now: Date): Promise<void> {
  const { note, touredOn, scores } = input
  if (touredOn !== null && touredOn > dayOf(now)) throw new InvalidInputError(TO_COME, { touredOn: TO_COME })
  const { count } = await db().favorite.updateMany({
    where: { id: favoriteId, userId: actor.id },
    data: { note, touredOn: touredOn && new Date(touredOn), scores },
  })
  if (count === 0) throw new NotFoundError(NO_FAVORITE)
}

/**
 * Moves the favorites of a provider that is being merged into another (internal ids, both locked). A parent who had saved both ends up with
 * one favorite that has both notes.
 */
export async function moveFavorites(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const theirs = await tx.favorite.findMany({ where: { providerId: fromId } })
  const users = { userId: { in: theirs.map(({ userId }) => userId) } }
  const ours = await tx.favorite.findMany({ where: { providerId: toId, ...users } })
  for (const own of ours) {
    const other = theirs.find(({ userId }) => userId === own.userId)
    if (other) await tx.favorite.update({ where: { id: own.id }, data: mergeNotes(own, other), select: { id: true } })
  }
  const both = { userId: { in: ours.map(({ userId }) => userId) } }
  await tx.favorite.deleteMany({ where: { providerId: fromId, ...both } })
  await tx.favorite.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

/** Internal ids of these providers, or of the ones they were merged into. */
async function currentIds(tx: Transaction, publicIds: readonly string[]): Promise<number[]> {
  const survivors = await findSurvivors([...(await findByPublicIds(publicIds, tx)).keys()], tx)
  return [...new Set(survivors.map(({ id }) => id))]
}

async function insert(tx: Transaction, actor: SignedInActor, ids: readonly number[], now: Date): Promise<void> {
  // Locks the user, so that concurrent requests cannot exceed the limit.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`
  const own = { userId: actor.id }
  // One millisecond apart, to preserve their order.
  const data = ids.map((providerId, index) => ({ ...own, providerId, createdAt: new Date(now.getTime() - index) }))
  await tx.favorite.createMany({ data, skipDuplicates: true })
  if ((await tx.favorite.count({ where: own })) > MAX_FAVORITES)
    throw new ConflictError(`You have ${MAX_FAVORITES} favorites. Please remove one first.`)
}

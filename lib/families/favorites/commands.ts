import 'server-only'
import { lockUser } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { findByPublicIds, findSurvivors } from '@/lib/providers/queries'
import { checkVersion } from '../profile/commands'
import { familyToday } from '../profile/rules/needs'
import { NOTES, toNotes } from './queries'
import { MAX_FAVORITES } from './rules'
import { NO_FAVORITE, NO_PROVIDER, type NotesInput } from './schema'

const BETWEEN_NOTES = '\n\n'
const TO_COME = message('families.favoriteErrors.toCome')

/** Saves a provider. Idempotent, also for concurrent requests. Throws NotFoundError for an unknown id. */
export async function addFavorite(actor: SignedInActor, publicId: string, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const ids = await currentIds(tx, [publicId])
    if (ids.length === 0) throw new NotFoundError(NO_PROVIDER)
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
    const removed = survivors.filter((one) => one.id === id).map(({ requestedId }) => requestedId)
    await tx.favorite.deleteMany({ where: { ...own, providerId: { in: removed } } })
  })
}

/**
 * Replaces the notes and scores of one of the actor's own favorites. Returns their new version. Throws InvalidInputError for a tour in the
 * future, NotFoundError for any other favorite, and ConflictError if the notes were changed since `version`.
 */
export async function saveNotes(
  actor: SignedInActor,
  favoriteId: number,
  { version, ...input }: NotesInput,
  now: Date,
): Promise<string> {
  const { note, touredOn, scores } = input
  if (touredOn !== null && touredOn > familyToday(now)) throw invalidField('touredOn', TO_COME)
  const own = { id: favoriteId, userId: actor.id }
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM favorites WHERE id = ${favoriteId} AND user_id = ${actor.id} FOR UPDATE`
    const row = await tx.favorite.findFirst({ where: own, select: NOTES })
    if (!row) throw new NotFoundError(NO_FAVORITE)
    checkVersion(toNotes(row), input, version)
    const data = { note, touredOn: touredOn && new Date(touredOn), scores }
    return toNotes(await tx.favorite.update({ where: own, data, select: NOTES })).version
  })
}

/**
 * Moves the favorites of a provider that is being merged into another (internal ids, both locked), in three statements for any number of
 * families. A parent who had saved both gets one favorite with both notes and the later tour. Where both have a score, the surviving
 * provider's is used.
 */
export async function moveFavorites(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE favorites AS ours SET
      created_at = LEAST(ours.created_at, theirs.created_at),
      note = concat_ws(${BETWEEN_NOTES}, NULLIF(ours.note, ''), NULLIF(NULLIF(theirs.note, ours.note), '')),
      toured_on = GREATEST(ours.toured_on, theirs.toured_on),
      scores = (CASE jsonb_typeof(theirs.scores) WHEN 'object' THEN theirs.scores ELSE '{}' END)
        || (CASE jsonb_typeof(ours.scores) WHEN 'object' THEN ours.scores ELSE '{}' END)
    FROM favorites AS theirs
    WHERE ours.provider_id = ${toId} AND theirs.provider_id = ${fromId} AND theirs.user_id = ours.user_id`
  await tx.$executeRaw`
    DELETE FROM favorites AS theirs USING favorites AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId} AND ours.user_id = theirs.user_id`
  await tx.favorite.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

/** Internal ids of these providers, or of the ones they were merged into. */
async function currentIds(tx: Transaction, publicIds: readonly string[]): Promise<number[]> {
  const survivors = await findSurvivors([...(await findByPublicIds(publicIds, tx)).keys()], tx)
  return [...new Set(survivors.map(({ id }) => id))]
}

async function insert(tx: Transaction, actor: SignedInActor, ids: readonly number[], now: Date): Promise<void> {
  await lockUser(tx, actor.id)
  const own = { userId: actor.id }
  // One millisecond apart, to preserve their order.
  const data = ids.map((providerId, index) => ({ ...own, providerId, createdAt: new Date(now.getTime() - index) }))
  await tx.favorite.createMany({ data, skipDuplicates: true })
  if ((await tx.favorite.count({ where: own })) > MAX_FAVORITES)
    throw new ConflictError(message('families.favoriteErrors.tooMany', { most: MAX_FAVORITES }))
}

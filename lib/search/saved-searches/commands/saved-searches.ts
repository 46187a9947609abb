import 'server-only'
import { lockUser } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { Prisma } from '@/prisma/generated/client'
import { matchesSql } from '../../queries/search'
import type { RequestedArea } from '../../rules/area'
import { resolveSearch } from '../queries'
import { canonicalQuery } from '../rules/canonical-query'
import { MAX_SAVED_SEARCHES } from '../rules/saved-searches'
import { type ChangeInput, NOT_FOUND, type SaveInput } from '../schema'

/**
 * Compares a search's current matches with the known ones, in one SQL statement: a provider that never matched before is news, and so is
 * one with a new opening. The first run only stores the matches. Of two concurrent runs, the second waits for the row lock and then
 * finds nothing new.
 */
export async function findNews(
  tx: Transaction,
  savedSearchId: number,
  { area, search }: Pick<RequestedArea, 'area' | 'search'>,
  now: Date,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM saved_searches WHERE id = ${savedSearchId} FOR UPDATE`
  await tx.$executeRaw(Prisma.sql`
    WITH before AS (SELECT known_ids, open_ids, looked_at FROM saved_searches WHERE id = ${savedSearchId}),
    known AS (SELECT unnest(known_ids) AS id FROM before),
    open AS (SELECT unnest(open_ids) AS id FROM before),
    found AS MATERIALIZED (${matchesSql(area, search, now)}),
    fresh AS (
      SELECT provider_id, CASE WHEN known.id IS NULL THEN 'provider' ELSE 'opening' END AS kind
      FROM found LEFT JOIN known ON known.id = provider_id LEFT JOIN open ON open.id = provider_id
      WHERE known.id IS NULL OR (has_opening AND open.id IS NULL)
    ),
    inserted AS (
      INSERT INTO search_news (saved_search_id, provider_id, kind, found_at)
      SELECT ${savedSearchId}, provider_id, kind::search_news_kind, ${now}::timestamptz FROM fresh
      WHERE (SELECT looked_at FROM before) IS NOT NULL
    )
    UPDATE saved_searches SET looked_at = ${now}::timestamptz,
      known_ids = ARRAY(SELECT id FROM known UNION SELECT provider_id FROM found),
      open_ids = ARRAY(SELECT provider_id FROM found WHERE has_opening)
    WHERE id = ${savedSearchId}`)
}

const NO_PLACE = message('search.savedSearchErrors.noPlace')

/**
 * Saves a search together with its current matches, so that only later ones are news. A search that is already saved is not changed.
 * Throws InvalidInputError without a known place, ConflictError above the account's limit.
 */
export async function saveSearch(
  actor: SignedInActor,
  { search: address, name, frequency }: SaveInput,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const requested = await resolveSearch(address)
  if (!requested) throw invalidField('search', NO_PLACE)
  const query = canonicalQuery(requested.place, requested.search)
  return db().$transaction(async (tx) => {
    await lockUser(tx, actor.id)
    const existing = await tx.savedSearch.findUnique({
      where: { userId_query: { userId: actor.id, query } },
      select: { id: true },
    })
    if (existing) return { ...existing, isNew: false }
    if ((await tx.savedSearch.count({ where: { userId: actor.id } })) >= MAX_SAVED_SEARCHES)
      throw new ConflictError(message('search.savedSearchErrors.tooMany', { most: MAX_SAVED_SEARCHES }))
    const data = { userId: actor.id, name, query, frequency, seenAt: now, createdAt: now }
    const { id } = await tx.savedSearch.create({ data, select: { id: true } })
    await findNews(tx, id, requested, now)
    return { id, isNew: true }
  })
}

/** Changes one of the actor's own saved searches. Throws NotFoundError for any other, including another person's. */
export async function changeSearch(
  actor: SignedInActor,
  id: number,
  { name, frequency, isSeen }: ChangeInput,
  now: Date,
): Promise<void> {
  const own = { id, userId: actor.id }
  const before = await db().savedSearch.findFirst({ where: own, select: { frequency: true, query: true } })
  if (!before) throw new NotFoundError(NOT_FOUND)
  const isReactivated = before.frequency === 'off' && frequency !== undefined && frequency !== 'off'
  const requested = isReactivated ? await resolveSearch(before.query) : null
  await db().$transaction(async (tx) => {
    const data = { name, frequency, ...(isSeen && { seenAt: now }), ...(isReactivated && { lookedAt: null }) }
    await tx.savedSearch.updateMany({ where: own, data })
    // Stores the current matches, so that those found while the alert was off do not all become news.
    if (requested) await findNews(tx, id, requested, now)
  })
}

/** Deletes one of the actor's own saved searches. Throws NotFoundError for any other, including another person's. */
export async function deleteSearch(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().savedSearch.deleteMany({ where: { id, userId: actor.id } })
  if (count === 0) throw new NotFoundError(NOT_FOUND)
}

/**
 * Moves the matches and news of a provider that is being merged into another (internal ids, both locked), so that the survivor is not reported
 * as new for a search that has already found the merged one.
 */
export async function moveNews(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE saved_searches SET
      known_ids = CASE WHEN ${toId} = ANY(known_ids) THEN array_remove(known_ids, ${fromId})
        ELSE array_replace(known_ids, ${fromId}, ${toId}) END,
      open_ids = CASE WHEN ${toId} = ANY(open_ids) THEN array_remove(open_ids, ${fromId})
        ELSE array_replace(open_ids, ${fromId}, ${toId}) END
    WHERE ${fromId} = ANY(known_ids) OR ${fromId} = ANY(open_ids)`
  // If a search has the same kind of news about both, only the survivor's remains.
  await tx.$executeRaw`
    DELETE FROM search_news AS theirs USING search_news AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId}
      AND ours.saved_search_id = theirs.saved_search_id AND ours.kind = theirs.kind`
  await tx.searchNews.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

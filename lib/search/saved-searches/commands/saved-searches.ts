import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { Prisma } from '@/prisma/generated/client'
import { matchesSql } from '../../queries/search'
import type { RequestedArea } from '../../rules/area'
import { searchOf } from '../queries'
import { canonicalQuery } from '../rules/canonical-query'
import { MOST_SAVED_SEARCHES } from '../rules/saved-searches'
import type { ChangeInput, SaveInput } from '../schema'

/**
 * Compares what a search finds now with what it knew, in one statement inside the database: who never matched before is news, and
 * so is who has an opening again or for the first time. Without an earlier look it only remembers. Of two at once the second waits
 * for the row, and then finds nothing new.
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
    told AS (
      INSERT INTO search_news (saved_search_id, provider_id, kind, found_at)
      SELECT ${savedSearchId}, provider_id, kind::search_news_kind, ${now}::timestamptz FROM fresh
      WHERE (SELECT looked_at FROM before) IS NOT NULL
    )
    UPDATE saved_searches SET looked_at = ${now}::timestamptz,
      known_ids = ARRAY(SELECT id FROM known UNION SELECT provider_id FROM found),
      open_ids = ARRAY(SELECT provider_id FROM found WHERE has_opening)
    WHERE id = ${savedSearchId}`)
}

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
    await findNews(tx, id, asked, now)
    return { id, isNew: true }
  })
}

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
    if (asked) await findNews(tx, id, asked, now)
  })
}

/** Forgets one of the actor's own. Throws NotFoundError for anything else, also somebody else's. */
export async function deleteSearch(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().savedSearch.deleteMany({ where: { id, userId: actor.id } })
  if (count === 0) throw new NotFoundError('There is no such saved search.')
}

/**
 * Makes what saved searches know of a provider that is merged into another (internal ids, both locked) knowledge of that one: whoever knew it
 * hears of the survivor as of somebody known.
 */
export async function moveNews(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE saved_searches SET
      known_ids = CASE WHEN ${toId} = ANY(known_ids) THEN array_remove(known_ids, ${fromId})
        ELSE array_replace(known_ids, ${fromId}, ${toId}) END,
      open_ids = CASE WHEN ${toId} = ANY(open_ids) THEN array_remove(open_ids, ${fromId})
        ELSE array_replace(open_ids, ${fromId}, ${toId}) END
    WHERE ${fromId} = ANY(known_ids) OR ${fromId} = ANY(open_ids)`
  // The same news of both is one.
  await tx.$executeRaw`
    DELETE FROM search_news AS theirs USING search_news AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId}
      AND ours.saved_search_id = theirs.saved_search_id AND ours.kind = theirs.kind`
  await tx.searchNews.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

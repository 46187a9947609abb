import 'server-only'
import { z } from 'zod'
import type { SignedInActor } from '@/lib/access/types'
import { findZip } from '@/lib/places/queries/locations'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
import { db, type Transaction } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { SearchNewsKind } from '@/prisma/generated/enums'
import { isKnown, type KnownPlace, type RequestedArea, requestedArea } from '../rules/area'
import { readAddress } from './rules/canonical-query'
import { NEWS_SHOWN, watchedSearch } from './rules/saved-searches'
import type { News, RecordNews, ShownSavedSearch } from './schema'

/** What each of these searches has to tell and nobody was told yet; searches without news are left out. */
export const unsentNews = (tx: Transaction, ids: readonly number[]) => newsOf(tx, ids, Prisma.sql`n.told_at IS NULL`)

/** What came since the person last looked. */
const unseenNews = (ids: readonly number[]) => newsOf(db(), ids, Prisma.sql`n.found_at > s.seen_at`)

/** A provider stands once, with the newest of what is told of it. Who has closed or become part of another is left out. */
async function newsOf(
  connection: Pick<Transaction, '$queryRaw'>,
  ids: readonly number[],
  which: Prisma.Sql,
): Promise<Map<number, News>> {
  const rows = await connection.$queryRaw(Prisma.sql`
    WITH news AS (
      SELECT DISTINCT ON (s.id, p.id) s.id AS "searchId", p.slug AS "publicId", p.name, n.kind::text, n.found_at, n.id
      FROM search_news n JOIN saved_searches s ON s.id = n.saved_search_id
      JOIN providers p ON p.id = n.provider_id AND p.status NOT IN ('closed', 'merged')
      WHERE s.id = ANY (${[...ids]}::int[]) AND ${which} ORDER BY s.id, p.id, n.id DESC
    ), counted AS (
      SELECT *, count(*) OVER search_rows AS total, row_number() OVER (search_rows ORDER BY id DESC) AS place
      FROM news WINDOW search_rows AS (PARTITION BY "searchId")
    )
    SELECT "searchId", "publicId", name, kind, found_at AS "foundAt", total::int FROM counted WHERE place <= ${NEWS_SHOWN}::int
    ORDER BY "searchId", place`)
  const news = new Map<number, News>()
  for (const { searchId, total, foundAt, ...item } of newsRows.parse(rows)) {
    const items = [...(news.get(searchId)?.items ?? []), { ...item, foundAt: foundAt.toISOString() }]
    news.set(searchId, { items, total })
  }
  return news
}

const newsRows = z.array(
  z.object({
    searchId: z.int(),
    publicId: z.string(),
    name: z.string(),
    kind: z.enum(SearchNewsKind),
    foundAt: z.date(),
    total: z.int(),
  }),
)

/** The actor's own saved searches, the newest first, each with what came since they last looked. */
export async function findSavedSearches({ id: userId }: SignedInActor): Promise<ShownSavedSearch[]> {
  const rows = await db().savedSearch.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, query: true, frequency: true, createdAt: true },
  })
  const news = await unseenNews(rows.map(({ id }) => id))
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    news: news.get(row.id) ?? { items: [], total: 0 },
  }))
}

/** The newest import that has ended: what is told now goes as far as this one. */
export async function newestBatchId(tx: Transaction): Promise<number> {
  const { _max } = await tx.importBatch.aggregate({ _max: { id: true }, where: { finishedAt: { not: null } } })
  return _max.id ?? 0
}

/**
 * Favorites of somebody of whose license or inspections an import after `after` and up to `upTo` brought something, by name. An import
 * that was undone, or that ended before the provider was saved, brought nothing.
 */
export function findRecordNews(
  tx: Transaction,
  userId: number,
  { after, upTo }: { after: number; upTo: number },
): Promise<RecordNews[]> {
  return tx.$queryRaw<RecordNews[]>`
    SELECT p.name, p.slug AS "publicId", bool_or(b.preset = 'licenses') AS "isLicense",
      bool_or(b.preset = 'inspections') AS "isInspection"
    FROM favorites f
    JOIN import_changes c ON c.provider_id = f.provider_id
    JOIN import_batches b ON b.id = c.batch_id
    JOIN providers p ON p.id = f.provider_id
    WHERE f.user_id = ${userId} AND b.id > ${after} AND b.id <= ${upTo} AND b.preset IN ('licenses', 'inspections')
      AND b.undone_at IS NULL AND f.created_at < b.finished_at AND p.status IN ('open', 'temporarily_closed')
    GROUP BY p.id ORDER BY p.name, p.id`
}

/** Where and what a search asks for, read from its address; null where its place is none, or one of several. */
export async function searchOf(address: string): Promise<(RequestedArea & { place: KnownPlace }) | null> {
  const { typed, search } = readAddress(address)
  const asked = watchedSearch(search)
  const [place, work] = await Promise.all([resolvePlace(typed), asked.workZip === null ? null : findZip(asked.workZip)])
  return isKnown(place) ? { place, ...requestedArea(place, asked, work) } : null
}

import 'server-only'
import { z } from 'zod'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { SearchNewsKind } from '@/prisma/generated/enums'
import { resolvePlaceAndWork } from '../queries/search'
import { isKnown, type KnownPlace, type RequestedArea, requestedArea } from '../rules/area'
import { parseSearchQuery } from './rules/canonical-query'
import { NEWS_SHOWN, savedPart } from './rules/saved-searches'
import type { News, RecordNews, ShownSavedSearch } from './schema'

/** The unsent news of each of these searches; searches without news are omitted. */
export const unsentNews = (tx: Transaction, ids: readonly number[]) => newsOf(tx, ids, Prisma.sql`n.told_at IS NULL`)

/** News since the person last viewed the search. */
const unseenNews = (ids: readonly number[]) => newsOf(db(), ids, Prisma.sql`n.found_at > s.seen_at`)

/** Each provider appears once, with its newest item. Closed and merged providers are omitted. */
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

/** The actor's own saved searches, newest first, each with its unseen news. */
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

/** The newest finished import: news sent now goes up to this one. */
export async function newestBatchId(tx: Transaction): Promise<number> {
  const { _max } = await tx.importBatch.aggregate({ _max: { id: true }, where: { finishedAt: { not: null } } })
  return _max.id ?? 0
}

/**
 * The user's favorites whose license or inspections changed in an import after `after` and up to `upTo`, by name. Ignores imports that
 * were undone or that finished before the provider was saved.
 */
export function findRecordNews(
  tx: Transaction,
  userId: number,
  { after, upTo }: { after: number; upTo: number },
): Promise<RecordNews[]> {
  return tx.$queryRaw<RecordNews[]>`
    SELECT p.name, p.slug AS "publicId", bool_or(news."isLicense") AS "isLicense",
      bool_or(news."isInspection") AS "isInspection"
    FROM favorites f
    JOIN import_changes c ON c.provider_id = f.provider_id
    JOIN import_batches b ON b.id = c.batch_id
    JOIN providers p ON p.id = f.provider_id
    CROSS JOIN LATERAL (
      -- Lists of providers state licenses as well. One that a newer file only states again is no news.
      SELECT b.preset = 'inspections' AS "isInspection", EXISTS (
        SELECT FROM jsonb_each(c.after) stated
        WHERE stated.key LIKE 'license:%' AND jsonb_typeof(stated.value) = 'object'
          AND stated.value || '{"as_of": null}' <> coalesce(c.before->stated.key, '{}') || '{"as_of": null}'
      ) AS "isLicense"
    ) news
    WHERE f.user_id = ${userId} AND b.id > ${after} AND b.id <= ${upTo} AND (news."isLicense" OR news."isInspection")
      AND b.undone_at IS NULL AND f.created_at < b.finished_at AND p.status IN ('open', 'temporarily_closed')
    GROUP BY p.id ORDER BY p.name, p.id`
}

/** The area and filters of a search, parsed from its query string; null if the place is unknown or ambiguous. */
export async function resolveSearch(address: string): Promise<(RequestedArea & { place: KnownPlace }) | null> {
  const { typed, search } = parseSearchQuery(address)
  const requested = savedPart(search)
  const [place, work] = await resolvePlaceAndWork(typed, requested)
  return isKnown(place) ? { place, ...requestedArea(place, requested, work) } : null
}

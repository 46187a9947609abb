import 'server-only'
import { z } from 'zod'
import { db, type Transaction } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { SearchNewsKind } from '@/prisma/generated/enums'
import { NEWS_SHOWN } from '../rules/limits'
import type { News } from '../types'

/** What each of these searches has to tell and nobody was told yet; searches without news are left out. */
export const untoldNews = (tx: Transaction, ids: readonly number[]) => newsOf(tx, ids, Prisma.sql`n.told_at IS NULL`)

/** What came since the person last looked. */
export const unseenNews = (ids: readonly number[]) => newsOf(db(), ids, Prisma.sql`n.found_at > s.seen_at`)

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

import { db } from '@/lib/platform/database/client'
import { CARD_FORMAT, CARD_JSON } from '@/lib/providers/search-documents/commands/cached-cards'

/** Providers with a search document whose card is missing or differs from the tables. */
export async function outdatedCards(): Promise<number[]> {
  const rows = await db().$queryRawUnsafe<{ id: number }[]>(
    `SELECT p.id FROM providers p JOIN provider_search_documents d ON d.provider_id = p.id
     LEFT JOIN provider_cards kept ON kept.provider_id = p.id
     WHERE (kept.form, kept.made_of, kept.card::jsonb) IS DISTINCT FROM ($1, p.updated_at, ${CARD_JSON}::jsonb)
     ORDER BY p.id`,
    CARD_FORMAT,
  )
  return rows.map(({ id }) => id)
}

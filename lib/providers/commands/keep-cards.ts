import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { CARD_FORM, CARD_JSON } from '../select/card-json'

const AT_ONCE = 1_000
export const FOUND = `p.status IN ('open', 'temporarily_closed')`

/**
 * Writes the result rows of these providers (internal ids), or of all, down, so that a search reads them instead of making them from six
 * tables. Each stands beside its provider's `updated_at`: a search makes anew what was written down before the last change.
 * Part of refreshSearchDocuments. In the order of their ids, so that two that write the same ones wait for each other instead of for ever.
 */
export async function keepCards(tx: Transaction, ids: readonly number[] | 'all'): Promise<void> {
  const among = ids === 'all' ? 'true' : 'p.id = ANY($1::int[])'
  await tx.$executeRawUnsafe(
    `WITH gone AS (
      DELETE FROM provider_cards kept USING providers p WHERE p.id = kept.provider_id AND ${among} AND NOT ${FOUND}
    )
    INSERT INTO provider_cards (provider_id, made_of, form, card)
    SELECT p.id, p.updated_at, '${CARD_FORM}', ${CARD_JSON} FROM providers p WHERE ${among} AND ${FOUND}
    ORDER BY p.id
    ON CONFLICT (provider_id) DO UPDATE SET made_of = excluded.made_of, form = excluded.form, card = excluded.card`,
    ...(ids === 'all' ? [] : [[...ids]]),
  )
}

/** Writes down what is missing or out of date: after an upgrade, or where the release before has written meanwhile. */
export async function keepMissingCards(signal?: AbortSignal): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const rows = await db().$queryRaw<{ id: number }[]>`
      SELECT p.id FROM providers p JOIN provider_search_documents d ON d.provider_id = p.id
      LEFT JOIN provider_cards kept ON kept.provider_id = p.id
      WHERE p.id > ${after} AND (kept.form, kept.made_of) IS DISTINCT FROM (${CARD_FORM}, p.updated_at)
      ORDER BY p.id LIMIT ${AT_ONCE}`
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await db().$transaction((tx) => keepCards(tx, ids))
    after = ids.at(-1) ?? after
  }
}

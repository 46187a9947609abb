import 'server-only'
import type { Transaction } from '@/lib/platform/db'

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

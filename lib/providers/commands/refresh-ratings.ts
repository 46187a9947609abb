import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { refreshSearchDocuments } from './refresh-search-documents'

/**
 * Counts the published reviews of these providers (internal ids) again, and their average, on the provider and in its
 * search document; its pages have changed then. Run it in the transaction of every write of a review.
 */
export async function refreshRatings(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRaw`
    UPDATE providers p SET review_count = counted.reviews, rating_average = counted.average, updated_at = ${now()}
    FROM (
      SELECT given.id, count(r.id)::int AS reviews, avg(r.rating)::float AS average
      FROM unnest(${[...ids]}::int[]) AS given (id)
      LEFT JOIN reviews r ON r.provider_id = given.id AND r.status = 'published'
      GROUP BY given.id
    ) counted
    WHERE p.id = counted.id
      AND (p.review_count, p.rating_average) IS DISTINCT FROM (counted.reviews, counted.average)`
  await refreshSearchDocuments(tx, ids)
}

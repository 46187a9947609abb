import 'server-only'
import { db } from '@/lib/platform/db'
import type { Moving } from '../types'

/** How much of each kind hangs on a provider that is merged into another (internal ids), and what of it both have. */
export async function countMoving(dropId: number, keepId: number): Promise<Moving> {
  const [row] = await db().$queryRaw<Moving[]>`
    SELECT
      (SELECT count(*)::int FROM favorites WHERE provider_id = ${dropId}) AS favorites,
      (SELECT count(*)::int FROM favorites a JOIN favorites b ON b.user_id = a.user_id
        WHERE a.provider_id = ${dropId} AND b.provider_id = ${keepId}) AS "favoritesOfBoth",
      (SELECT count(*)::int FROM inquiries WHERE provider_id = ${dropId}) AS conversations,
      (SELECT count(*)::int FROM reviews WHERE provider_id = ${dropId}) AS reviews,
      (SELECT count(*)::int FROM reviews a JOIN reviews b ON b.author_id = a.author_id
        WHERE a.provider_id = ${dropId} AND b.provider_id = ${keepId}) AS "reviewsOfBoth",
      (SELECT count(*)::int FROM leads l JOIN inquiries i ON i.id = l.inquiry_id WHERE i.provider_id = ${dropId}) AS leads,
      (SELECT count(*)::int FROM enrollments WHERE provider_id = ${dropId}) AS enrollments,
      (SELECT count(*)::int FROM tours WHERE provider_id = ${dropId}) AS tours,
      (SELECT count(*)::int FROM provider_events WHERE provider_id = ${dropId}) AS events,
      (SELECT count(*)::int FROM provider_people WHERE provider_id = ${dropId}) AS people,
      (SELECT count(*)::int FROM provider_claims WHERE provider_id = ${dropId}) AS claims,
      (SELECT count(*)::int FROM saved_replies WHERE provider_id = ${dropId}) AS replies,
      (SELECT count(*)::int FROM subscriptions WHERE provider_id = ${dropId}) AS plans,
      (SELECT count(*)::int FROM invoices WHERE provider_id = ${dropId}) AS invoices,
      (SELECT count(*)::int FROM search_news WHERE provider_id = ${dropId}) AS alerts,
      (SELECT count(*)::int FROM provider_licenses WHERE provider_id = ${dropId}) AS licenses,
      (SELECT count(*)::int FROM provider_inspections WHERE provider_id = ${dropId}) AS inspections,
      (SELECT count(*)::int FROM reports WHERE provider_id = ${dropId}) AS reports,
      (SELECT coalesce(sum(count), 0)::int FROM provider_page_views WHERE provider_id = ${dropId}) AS views,
      (SELECT count(*)::int FROM profile_changes WHERE provider_id = ${dropId} AND status = 'pending') AS "pendingChanges"`
  if (!row) throw new Error('Nothing was counted.')
  return row
}

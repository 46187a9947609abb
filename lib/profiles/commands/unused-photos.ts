import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { routes } from '@/lib/platform/routes'
import { Prisma } from '@/prisma/generated/client'
import { unusedPhotosJob } from '../jobs'
import { REJECTED_PHOTO_DAYS, UNSENT_PHOTO_HOURS } from '../rules/limits'

/** Answers of a search are shared for a minute, and may still show what the page has lost. */
const WAIT_MINUTES = 2

/** A provider's photos may have lost what named them: looks shortly after this transaction. */
export async function forgetUnusedPhotosSoon(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + WAIT_MINUTES * 60_000)
  await addJob(tx, unusedPhotosJob, { providerId }, { runAt, key: `drop-unused-photos ${providerId}` })
}

/**
 * Removes uploads that neither a page nor a pending change names, with their files (by the tables' trigger) and counts: at once when they
 * were sent, else after two days, or once nobody has them in an unsent list. What a rejected change proposed stays a month, so that it can be put right.
 */
export async function dropUnusedPhotos(now: Date, providerId: number | null = null): Promise<void> {
  await db().$executeRaw`
    WITH gone AS (DELETE FROM photo_uploads u WHERE ${isUnused(now, providerId)} RETURNING u.provider_id, u.key)
    DELETE FROM provider_photo_views v USING gone
    WHERE v.provider_id = gone.provider_id AND v.path = ${routes.picture('')} || gone.key`
  await db().$executeRaw`DELETE FROM video_uploads u WHERE ${isUnused(now, providerId)}`
}

/** Of an upload `u`, photo or video. */
function isUnused(now: Date, providerId: number | null): Prisma.Sql {
  const unsentBefore = new Date(now.getTime() - UNSENT_PHOTO_HOURS * 3_600_000)
  const rejectedAfter = new Date(now.getTime() - REJECTED_PHOTO_DAYS * 86_400_000)
  return Prisma.sql`
    (${providerId}::int IS NULL OR u.provider_id = ${providerId})
    AND (u.sent_at IS NOT NULL OR u.created_at < ${unsentBefore})
    AND NOT (u.sent_at IS NULL AND EXISTS (
      SELECT FROM profile_drafts d WHERE d.provider_id = u.provider_id AND strpos(d.fields::text, u.key) > 0
    ))
    AND NOT EXISTS (
      SELECT FROM provider_photos p WHERE p.provider_id = u.provider_id AND p.path = ${routes.picture('')} || u.key
    )
    AND NOT EXISTS (
      SELECT FROM provider_virtual_tours t
      WHERE t.provider_id = u.provider_id AND strpos(concat(t.photos, t.video), u.key) > 0
    )
    AND NOT EXISTS (
      SELECT FROM providers p WHERE p.id = u.provider_id AND p.logo_path = ${routes.picture('')} || u.key
    )
    AND NOT EXISTS (
      SELECT FROM profile_changes c CROSS JOIN (VALUES ('photos'), ('businessLogo'), ('virtualTours')) AS part (name)
      WHERE c.provider_id = u.provider_id AND strpos(c.fields #>> ARRAY[part.name, 'to'], u.key) > 0
        AND (c.status = 'pending' OR (
          c.decided_at > ${rejectedAfter} AND c.decisions #>> ARRAY[part.name, 'accepted'] = 'false'
          AND strpos(c.fields #>> ARRAY[part.name, 'from'], u.key) = 0
        ))
    )`
}

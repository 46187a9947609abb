import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import type { ApprovalSubject } from '@/prisma/generated/enums'
import { type ApprovalKind, QUEUE_PAGE } from '../catalogue'
import type { QueueQuery } from '../schema'

/** Everything that waits for an admin, with the moment from which its clock runs, and who has taken it since. */
const WAITING = Prisma.sql`
  SELECT waiting.*, taken.admin_id FROM (
    SELECT 'change' AS subject, id,
      CASE WHEN EXISTS (SELECT FROM jsonb_object_keys(fields) field WHERE field NOT IN ('photos', 'businessLogo'))
        THEN 'profiles' ELSE 'photos' END AS kind, submitted_at AS since
      FROM profile_changes WHERE status = 'pending'
    UNION ALL
    SELECT 'claim', c.id, 'claims', c.created_at FROM provider_claims c JOIN users u ON u.id = c.user_id
      WHERE c.status = 'pending' AND u.status = 'active' AND u.role = 'careprovider'
    UNION ALL
    SELECT 'review', id, 'reviews', coalesce(edited_at, created_at) FROM reviews WHERE status = 'pending'
    UNION ALL
    SELECT 'review', r.id, 'reports', min(p.created_at) FROM review_reports p JOIN reviews r ON r.id = p.review_id
      WHERE p.settled_at IS NULL AND r.status = 'published' GROUP BY r.id
    UNION ALL
    SELECT 'report', id, 'reports', created_at FROM reports WHERE status = 'open'
    UNION ALL
    SELECT 'conversation', inquiry_id, 'reports', min(created_at) FROM inquiry_reports WHERE settled_at IS NULL
      GROUP BY inquiry_id
  ) waiting
  LEFT JOIN approval_assignments taken
    ON taken.subject::text = waiting.subject AND taken.subject_id = waiting.id AND taken.assigned_at >= waiting.since
    AND EXISTS (SELECT FROM users WHERE id = taken.admin_id AND role = 'admin' AND status = 'active')`

export type WaitingRow = {
  subject: ApprovalSubject
  id: number
  kind: ApprovalKind
  since: Date
  takenById: number | null
}

/** One page of what waits, the longest first. */
export function findWaiting({ kind, mine, page }: QueueQuery, adminId: number): Promise<WaitingRow[]> {
  return db().$queryRaw<WaitingRow[]>`
    SELECT subject, id, kind, since, admin_id AS "takenById" FROM (${WAITING}) AS queue
    WHERE (${kind ?? null}::text IS NULL OR kind = ${kind ?? null}) AND (${mine ?? null}::int IS NULL OR admin_id = ${adminId})
    ORDER BY since, subject, id LIMIT ${QUEUE_PAGE} OFFSET ${(page - 1) * QUEUE_PAGE}`
}

/** One thing that waits; null where it does not. */
export async function findOneWaiting(subject: ApprovalSubject, id: number): Promise<WaitingRow | null> {
  const [row] = await db().$queryRaw<WaitingRow[]>`
    SELECT subject, id, kind, since, admin_id AS "takenById" FROM (${WAITING}) AS queue
    WHERE subject = ${subject} AND id = ${id}`
  return row ?? null
}

type Count = { kind: ApprovalKind; count: number; late: number; mine: number }

/** How much waits by kind, how much of it since before `late`, and how much the admin has taken. */
export function countWaiting(late: Date, adminId: number): Promise<Count[]> {
  return db().$queryRaw<Count[]>`
    SELECT kind, count(*)::int AS count, (count(*) FILTER (WHERE since < ${late}))::int AS late,
      (count(*) FILTER (WHERE admin_id = ${adminId}))::int AS mine
    FROM (${WAITING}) AS queue GROUP BY kind`
}

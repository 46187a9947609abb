import 'server-only'
import type { AuditAction } from '@/lib/access/rules/audit-actions'
import type { SignedInActor } from '@/lib/access/types'
import { findReportedInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { readAddition } from '@/lib/listings/claims/queries/claim-file'
import { findQueuedClaims } from '@/lib/listings/claims/queries/claims'
import { decisionClock } from '@/lib/listings/profiles/catalogue'
import { findPendingChanges } from '@/lib/listings/profiles/queries/changes'
import { db } from '@/lib/platform/database/client'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { findQueuedReviews } from '@/lib/reviews/queries'
import { Prisma } from '@/prisma/generated/client'
import type { ApprovalSubject } from '@/prisma/generated/enums'
import { findOpenReports } from '../reports/queries'
import { namesOf } from '../users/queries'
import { isSafeChange, isSafeReview, lateBefore } from './rules'
import {
  APPROVAL_KINDS,
  type ApprovalKind,
  type DecidedItem,
  type DecidedPage,
  QUEUE_PAGE,
  type Queue,
  type QueueCounts,
  type QueueItem,
  type QueueQuery,
} from './schema'

/** Everything that is pending for admins, with the start of its deadline and the admin it is assigned to. */
const PENDING = Prisma.sql`
  SELECT pending.*, taken.admin_id FROM (
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
  ) pending
  LEFT JOIN approval_assignments taken
    ON taken.subject::text = pending.subject AND taken.subject_id = pending.id AND taken.assigned_at >= pending.since
    AND EXISTS (SELECT FROM users WHERE id = taken.admin_id AND role = 'admin' AND status = 'active')`

export type PendingRow = {
  subject: ApprovalSubject
  id: number
  kind: ApprovalKind
  since: Date
  takenById: number | null
}

/** One page of pending items, oldest first. */
function findPending({ kind, mine, page }: QueueQuery, adminId: number): Promise<PendingRow[]> {
  return db().$queryRaw<PendingRow[]>`
    SELECT subject, id, kind, since, admin_id AS "takenById" FROM (${PENDING}) AS queue
    WHERE (${kind ?? null}::text IS NULL OR kind = ${kind ?? null}) AND (${mine ?? null}::int IS NULL OR admin_id = ${adminId})
    ORDER BY since, subject, id LIMIT ${QUEUE_PAGE} OFFSET ${(page - 1) * QUEUE_PAGE}`
}

/** One pending item; null if it is not pending. */
export async function findPendingItem(subject: ApprovalSubject, id: number): Promise<PendingRow | null> {
  const [row] = await db().$queryRaw<PendingRow[]>`
    SELECT subject, id, kind, since, admin_id AS "takenById" FROM (${PENDING}) AS queue
    WHERE subject = ${subject} AND id = ${id}`
  return row ?? null
}

type Count = { kind: ApprovalKind; count: number; late: number; mine: number }

/** The number of pending items by kind, how many came before `late`, and how many are assigned to the admin. */
function countPending(late: Date, adminId: number): Promise<Count[]> {
  return db().$queryRaw<Count[]>`
    SELECT kind, count(*)::int AS count, (count(*) FILTER (WHERE since < ${late}))::int AS late,
      (count(*) FILTER (WHERE admin_id = ${adminId}))::int AS mine
    FROM (${PENDING}) AS queue GROUP BY kind`
}

type Described = QueueItem extends infer One
  ? One extends QueueItem
    ? Omit<One, 'id' | 'kind' | 'since' | 'clock' | 'takenBy'>
    : never
  : never
type MaybeDescribed = Described | undefined

/** Loads what the list shows of each pending item, in five queries. The result is undefined for items that are no longer pending. */
async function describePending(rows: readonly PendingRow[]): Promise<(row: PendingRow) => MaybeDescribed> {
  const idsOf = (subject: ApprovalSubject) => rows.flatMap((row) => (row.subject === subject ? row.id : []))
  const [changes, claims, reviews, reports, conversations] = await Promise.all([
    findPendingChanges(QUEUE_PAGE, idsOf('change')),
    findQueuedClaims(idsOf('claim')),
    findQueuedReviews(QUEUE_PAGE, idsOf('review')),
    findOpenReports(QUEUE_PAGE, idsOf('report')),
    findReportedInquiries(idsOf('conversation')),
  ])
  const found = new Map<string, Described>()
  for (const { id, provider, fields, version } of changes)
    found.set(`change-${id}`, {
      subject: 'change',
      title: provider.name,
      fields,
      version: isSafeChange(fields) ? String(version) : null,
    })
  for (const claim of claims)
    found.set(`claim-${claim.id}`, { subject: 'claim', title: claim.provider.name, claim, version: null })
  for (const { id, provider, rating, text, heldFor, reports: open, version } of reviews)
    found.set(`review-${id}`, {
      subject: 'review',
      title: provider.name,
      rating,
      text,
      heldFor,
      reports: open.map(({ reason }) => reason),
      version: isSafeReview(heldFor, open) ? version : null,
    })
  for (const { id, provider, topic, message } of reports)
    found.set(`report-${id}`, { subject: 'report', title: provider.name, topic, message, version: null })
  for (const { inquiryId, inquiry, reason, note } of conversations)
    found.set(`conversation-${inquiryId}`, {
      subject: 'conversation',
      title: inquiry.provider.name,
      reason,
      note,
      version: null,
    })
  return ({ subject, id }) => found.get(`${subject}-${id}`)
}

/** The queue of pending items, oldest first, with the counts by kind. For admins only. */
export async function findQueue(admin: SignedInActor, query: QueueQuery, now: Date): Promise<Queue> {
  const [rows, counted] = await Promise.all([findPending(query, admin.id), countPending(lateBefore(now), admin.id)])
  const [describe, names] = await Promise.all([describePending(rows), namesOf(rows.map(({ takenById }) => takenById))])
  const items = rows.flatMap((row) => {
    const about = describe(row)
    // It was decided after the first query.
    if (!about) return []
    const takenBy = row.takenById === null ? null : { id: row.takenById, name: names.get(row.takenById) ?? '' }
    const clock = decisionClock(row.since, now)
    return [{ ...about, id: row.id, kind: row.kind, since: todayIn(OFFICE_ZONE, row.since), clock, takenBy }]
  })
  const total = sumOf(
    counted.filter(({ kind }) => query.kind === undefined || kind === query.kind),
    query.mine ? 'mine' : 'count',
  )
  const pageCount = Math.max(1, Math.ceil(total / QUEUE_PAGE))
  return { items, counts: queueCounts(counted), page: query.page, pageCount }
}

const sumOf = (rows: readonly Count[], part: 'count' | 'late' | 'mine') => rows.reduce((all, row) => all + row[part], 0)

/** The counts of the queue. */
export async function countQueue(admin: SignedInActor, now: Date): Promise<QueueCounts> {
  return queueCounts(await countPending(lateBefore(now), admin.id))
}

function queueCounts(rows: readonly Count[]): QueueCounts {
  const each = APPROVAL_KINDS.map((kind) => [kind, rows.find((row) => row.kind === kind)?.count ?? 0])
  return {
    ...Object.fromEntries(each),
    all: sumOf(rows, 'count'),
    late: sumOf(rows, 'late'),
    mine: sumOf(rows, 'mine'),
  }
}

const PAGE = 50
/** Audit log actions by the kind of item they decide, and the detail with its id. */
const ACTIONS: Record<Exclude<ApprovalKind, 'photos'>, readonly AuditAction[]> = {
  profiles: ['profile.decided', 'profile.rolled-back'],
  claims: ['claim.accepted', 'claim.rejected'],
  reviews: ['review.accepted', 'review.rejected', 'review.answer-removed'],
  reports: ['report.settled'],
}
const SUBJECTS = {
  changeId: 'change',
  claimId: 'claim',
  reviewId: 'review',
  reportId: 'report',
  inquiryId: 'conversation',
} as const satisfies Record<string, DecidedItem['subject']>

/** Decided items, newest first, from the audit log; photos are part of profile changes. For admins only. */
export async function findDecided({ kind, before }: QueueQuery): Promise<DecidedPage> {
  const actions = kind ? ACTIONS[kind === 'photos' ? 'profiles' : kind] : Object.values(ACTIONS).flat()
  const rows = await db().auditEntry.findMany({
    where: { action: { in: [...actions] }, id: { lt: before } },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
    select: { id: true, at: true, action: true, actorId: true, details: true },
  })
  const lines = rows.slice(0, PAGE).flatMap(({ id: line, details, ...row }) => {
    const known = details as DecidedItem['details']
    const match = Object.entries(SUBJECTS).find(([key]) => typeof known[key] === 'number')
    return match ? [{ ...row, line: String(line), details: known, subject: match[1], id: Number(known[match[0]]) }] : []
  })
  const [titles, names] = await Promise.all([titlesOf(lines), namesOf(lines.map(({ actorId }) => actorId))])
  const items = lines.map(({ actorId, ...line }) => ({
    ...line,
    by: names.get(actorId ?? 0) ?? null,
    title: titles.get(`${line.subject}-${line.id}`) ?? null,
  }))
  return { items, next: rows.length > PAGE ? (lines.at(-1)?.line ?? null) : null }
}

/** Provider names by item ("change-12"); deleted items are missing. */
async function titlesOf(lines: readonly Pick<DecidedItem, 'subject' | 'id'>[]): Promise<Map<string, string>> {
  const idsOf = (subject: DecidedItem['subject']) => lines.flatMap((one) => (one.subject === subject ? one.id : []))
  const claims = await db().providerClaim.findMany({
    where: { id: { in: idsOf('claim') } },
    select: { id: true, addition: true, provider: { select: { name: true } } },
  })
  const rows = await db().$queryRaw<{ key: string; name: string }[]>`
    ${named('change', 'profile_changes', idsOf('change'))} UNION ALL ${named('review', 'reviews', idsOf('review'))}
    UNION ALL ${named('report', 'reports', idsOf('report'))}
    UNION ALL ${named('conversation', 'inquiries', idsOf('conversation'))}`
  const claimed = claims.map(({ id, addition, provider }): [string, string] => [
    `claim-${id}`,
    provider?.name ?? readAddition(addition).name,
  ])
  return new Map([...rows.map(({ key, name }): [string, string] => [key, name]), ...claimed])
}

const named = (subject: string, table: string, ids: readonly number[]) => Prisma.sql`
  SELECT ${`${subject}-`} || t.id AS key, p.name FROM ${Prisma.raw(table)} t
  JOIN providers p ON p.id = t.provider_id WHERE t.id = ANY(${[...ids]}::int[])`

import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { deletePathNotifications } from '@/lib/notifications/commands/notifications'
import { notify, RECIPIENT } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import type { InquiryReportReason } from '@/prisma/generated/enums'
import { findOwnInquiry, findReportedInquiry, isUnanswered, lockOwnInquiry } from '../queries/inquiries'
import { WITHDRAWING } from '../rules/conversation'
import type { InquiryReportDecisionInput } from '../schema'
import { refreshProvider } from './add-message'

/** Blocks messages between the two sides, in this and all their conversations. Throws NotFoundError. */
export async function blockInquiry(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const { id: _, ...block } = await findOwnInquiry(db(), actor, id)
  await db().inquiryBlock.createMany({ data: { ...block, createdAt: now }, skipDuplicates: true })
}

/** Removes the block of the actor's side; the other side's stays. Throws NotFoundError. */
export async function unblockInquiry(actor: SignedInActor, id: number): Promise<void> {
  const { id: _, ...block } = await findOwnInquiry(db(), actor, id)
  await db().inquiryBlock.deleteMany({ where: block })
}

const ANSWERED = message('enrollment.inquiryErrors.answered')

/**
 * Deletes a parent's request that nobody has answered, with the provider's notifications and notes about it. Throws NotFoundError,
 * ConflictError once something has come of it, and 429.
 */
export async function withdrawInquiry(actor: SignedInActor, id: number, now: Date): Promise<void> {
  await findOwnInquiry(db(), actor, id)
  await takeAttempts([{ of: ['withdrawn requests of', actor.id], limit: WITHDRAWING }], now)
  await db().$transaction(async (tx) => {
    // Answers lock the conversation too, so none can be lost.
    const inquiry = await lockOwnInquiry(tx, actor, id)
    if (inquiry.side !== 'caregiver' || !(await isUnanswered(tx, id))) throw new ConflictError(ANSWERED)
    await deletePathNotifications(tx, dashboardRoutes.conversation('careprovider', id))
    // Only the provider's pages: the parent's page navigates away, and a refresh would load a deleted conversation.
    await refreshProvider(tx, inquiry.providerId)
    await tx.inquiry.delete({ where: { id }, select: { id: true } })
  })
}

type Report = { reason: InquiryReportReason; note: string }

/** Stores a user's report of one of their conversations for the admins; a second report replaces the first. Throws NotFoundError. */
export async function reportInquiry(actor: SignedInActor, id: number, report: Report, now: Date): Promise<void> {
  await findOwnInquiry(db(), actor, id)
  const key = { inquiryId: id, reporterId: actor.id }
  const data = { ...report, createdAt: now, settledAt: null, outcome: null }
  await db().inquiryReport.upsert({
    where: { inquiryId_reporterId: key },
    create: { ...key, ...data },
    update: data,
    select: { id: true },
  })
}

const ALREADY_DECIDED = message('enrollment.inquiryErrors.decided')
const REPORTED_AGAIN = message('enrollment.inquiryErrors.reportedAgain')

/**
 * Records the outcome of the open reports of a conversation and notifies the reporters. If two admins try, one succeeds. Throws
 * NotFoundError, and ConflictError if they were already decided or the conversation was reported again.
 */
export async function decideInquiryReports(
  admin: SignedInActor,
  inquiryId: number,
  { outcome, seen }: InquiryReportDecisionInput,
  now: Date,
): Promise<void> {
  const reported = await findReportedInquiry(inquiryId)
  if (!reported) throw new NotFoundError(message('enrollment.inquiryErrors.notReported'))
  await db().$transaction(async (tx) => {
    const open = await tx.$queryRaw<{ reporterId: number | null; at: Date }[]>`
      SELECT reporter_id AS "reporterId", created_at AS at FROM inquiry_reports
      WHERE inquiry_id = ${inquiryId} AND settled_at IS NULL ORDER BY id FOR UPDATE`
    if (open.length === 0) throw new ConflictError(ALREADY_DECIDED)
    if (Math.max(...open.map(({ at }) => at.getTime())) !== seen) throw new ConflictError(REPORTED_AGAIN)
    await tx.inquiryReport.updateMany({ where: { inquiryId, settledAt: null }, data: { settledAt: now, outcome } })
    await recordAudit(tx, { action: 'report.settled', at: now, actorId: admin.id, details: { inquiryId, outcome } })
    const ids = open.flatMap(({ reporterId }) => reporterId ?? [])
    for (const to of await tx.user.findMany({ where: { id: { in: ids }, status: 'active' }, select: RECIPIENT })) {
      const reader = to.id === reported.caregiverId ? ('caregiver' as const) : ('careprovider' as const)
      const facts = { inquiryId, provider: reported.provider.name, reader, outcome }
      await notify(tx, { kind: 'conversation-report-settled', to, facts, at: now })
    }
  })
}

/**
 * Moves the conversations of a provider that is merged into another (internal ids, both locked), with their leads and blocks.
 */
export async function moveConversations(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.inquiry.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  const blocks = await tx.inquiryBlock.findMany({ where: { providerId: fromId } })
  await tx.inquiryBlock.createMany({
    data: blocks.map((block) => ({ ...block, providerId: toId })),
    skipDuplicates: true,
  })
  await tx.inquiryBlock.deleteMany({ where: { providerId: fromId } })
}

import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { notify } from '@/lib/notifications/commands/notify'
import { db } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { findReportedInquiry } from '../queries/reports'
import type { InquiryReportDecisionInput } from '../schema'

const READER = { id: true, email: true, firstName: true, lastName: true } as const
const MEANWHILE = 'Another admin has dealt with this conversation meanwhile.'
const AGAIN = 'It was reported again since you opened it. Please look at it again.'

/**
 * Says what came of the open reports of a conversation; whoever reported it is told. Of two admins one does it. Throws NotFoundError, and
 * ConflictError where it is done or was reported again.
 */
export async function settleInquiryReports(
  admin: SignedInActor,
  inquiryId: number,
  { outcome, seen }: InquiryReportDecisionInput,
  now: Date,
): Promise<void> {
  const known = await findReportedInquiry(inquiryId)
  if (!known) throw new NotFoundError('Nobody has reported such a conversation.')
  await db().$transaction(async (tx) => {
    const open = await tx.$queryRaw<{ reporterId: number | null; at: Date }[]>`
      SELECT reporter_id AS "reporterId", created_at AS at FROM inquiry_reports
      WHERE inquiry_id = ${inquiryId} AND settled_at IS NULL ORDER BY id FOR UPDATE`
    if (open.length === 0) throw new ConflictError(MEANWHILE)
    if (Math.max(...open.map(({ at }) => at.getTime())) !== seen) throw new ConflictError(AGAIN)
    await tx.inquiryReport.updateMany({ where: { inquiryId, settledAt: null }, data: { settledAt: now, outcome } })
    await recordAudit(tx, { action: 'report.settled', at: now, actorId: admin.id, details: { inquiryId, outcome } })
    const ids = open.flatMap(({ reporterId }) => reporterId ?? [])
    for (const to of await tx.user.findMany({ where: { id: { in: ids }, status: 'active' }, select: READER })) {
      const reader = to.id === known.caregiverId ? ('caregiver' as const) : ('careprovider' as const)
      const facts = { inquiryId, provider: known.provider.name, reader, outcome }
      await notify(tx, { kind: 'conversation-report-settled', to, facts, at: now })
    }
  })
}

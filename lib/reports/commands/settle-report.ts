import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import type { ReportDecisionInput } from '../schema'
import { answerMail } from './answer-mail'

/**
 * Says what came of a report, and answers whoever left an address. Of two admins one does it. Throws NotFoundError, and ConflictError
 * where it is done.
 */
export async function settleReport(
  admin: SignedInActor,
  id: number,
  { outcome, answer }: ReportDecisionInput,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = { id, status: 'open' as const }
    const { count } = await tx.report.updateMany({ where, data: { status: 'done', outcome, decidedAt: now } })
    const report = await tx.report.findUnique({
      where: { id },
      select: { email: true, message: true, provider: { select: { name: true, slug: true } } },
    })
    if (!report) throw new NotFoundError('There is no such report.')
    if (count === 0) throw new ConflictError('Another admin has dealt with this report meanwhile.')
    const { email, message, provider } = report
    await recordAudit(tx, { action: 'report.settled', at: now, actorId: admin.id, details: { reportId: id, outcome } })
    if (email === null) return
    const words = answerMail({ provider: { name: provider.name, publicId: provider.slug }, message, outcome, answer })
    await queueMail(tx, { kind: 'report-answer', to: { email }, ...layoutMail(words) })
  })
}

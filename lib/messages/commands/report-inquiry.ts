import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import type { InquiryReportReason } from '@/prisma/generated/enums'
import { findOwnInquiry } from '../queries/own'

type Report = { reason: InquiryReportReason; note: string }

/** Keeps for the operators what somebody says is wrong with a conversation of theirs; said again, the last words count. Throws NotFoundError. */
export async function reportInquiry(actor: SignedInActor, id: number, report: Report, now: Date): Promise<void> {
  await findOwnInquiry(db(), actor, id)
  const key = { inquiryId: id, reporterId: actor.id }
  const words = { ...report, createdAt: now, settledAt: null, outcome: null }
  await db().inquiryReport.upsert({
    where: { inquiryId_reporterId: key },
    create: { ...key, ...words },
    update: words,
    select: { id: true },
  })
}

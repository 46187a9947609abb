import 'server-only'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'
import type { ReportedInquiry } from '../types'

const COLUMNS = {
  id: true,
  reporterId: true,
  reason: true,
  note: true,
  createdAt: true,
  settledAt: true,
  outcome: true,
} as const satisfies Prisma.InquiryReportSelect

const INQUIRY = { select: { caregiverId: true, provider: { select: { name: true, slug: true } } } } as const

/**
 * Reports of conversations that nobody has dealt with, the oldest first, without a message; of these conversations alone where `ids` are
 * given. For admins and the operator's command alone.
 */
export function findReportedInquiries(limit = 200, ids?: readonly number[]) {
  return db().inquiryReport.findMany({
    where: { settledAt: null, ...(ids && { inquiryId: { in: [...ids] } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { ...COLUMNS, inquiryId: true, inquiry: INQUIRY },
  })
}

/** What was reported of one conversation, settled reports too; null where nobody reported it. For admins alone. */
export async function findReportedInquiry(inquiryId: number): Promise<ReportedInquiry | null> {
  const reports = await db().inquiryReport.findMany({
    where: { inquiryId },
    orderBy: { id: 'asc' },
    select: { ...COLUMNS, inquiry: INQUIRY },
  })
  const inquiry = reports[0]?.inquiry
  if (!inquiry) return null
  const { caregiverId, provider } = inquiry
  return {
    inquiryId,
    caregiverId,
    provider: { id: provider.slug, name: provider.name },
    reports: reports.map(({ inquiry: _, ...report }) => report),
  }
}

import 'server-only'
import { db } from '@/lib/platform/db'

/** Conversations that were reported, the oldest report first, without their messages. For the operator's command; no page and no endpoint asks this. */
export function findReportedInquiries(limit = 200) {
  return db().inquiryReport.findMany({
    orderBy: { id: 'asc' },
    take: limit,
    select: {
      inquiryId: true,
      reporterId: true,
      reason: true,
      note: true,
      createdAt: true,
      inquiry: { select: { caregiverId: true, provider: { select: { name: true } } } },
    },
  })
}

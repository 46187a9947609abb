import 'server-only'
import { db } from '@/lib/platform/db'

/** Reports that nobody has dealt with, the oldest first. For the operator's command. */
export function findOpenReports(limit = 200) {
  return db().report.findMany({
    where: { status: 'open' },
    orderBy: { id: 'asc' },
    take: limit,
    select: {
      id: true,
      topic: true,
      message: true,
      email: true,
      createdAt: true,
      provider: { select: { name: true, slug: true } },
    },
  })
}

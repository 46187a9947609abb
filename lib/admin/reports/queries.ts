import 'server-only'
import { db } from '@/lib/platform/database/client'
import type { Prisma } from '@/prisma/generated/client'
import type { StoredReport } from './schema'

const COLUMNS = {
  id: true,
  topic: true,
  message: true,
  email: true,
  status: true,
  outcome: true,
  createdAt: true,
  provider: { select: { id: true, name: true, slug: true } },
} as const satisfies Prisma.ReportSelect

/** Open reports, oldest first; only those in `ids` if given. For admins and the operator's command only. */
export function findOpenReports(limit = 200, ids?: readonly number[]): Promise<StoredReport[]> {
  return db().report.findMany({
    where: { status: 'open', ...(ids && { id: { in: [...ids] } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: COLUMNS,
  })
}

/** One report, open or decided; null if there is none. For admins only. */
export const findReport = (id: number): Promise<StoredReport | null> =>
  db().report.findUnique({ where: { id }, select: COLUMNS })

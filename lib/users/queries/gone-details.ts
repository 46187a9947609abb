import 'server-only'
import type { AuditDetail } from '@/lib/access/rules/audit-actions'
import { db } from '@/lib/platform/db'
import type { AuditLine } from '../types'

type Ids = { in: number[] }
type Found = Promise<{ id: number }[]>

const id = { id: true } as const
const findProviders = (ids: Ids): Found => db().provider.findMany({ where: { id: ids }, select: id })

/** How to find what a number names. A conversation is read by admins while somebody's report of it is there. */
const FIND: Partial<Record<AuditDetail, (ids: Ids) => Found>> = {
  changeId: (ids) => db().profileChange.findMany({ where: { id: ids }, select: id }),
  claimId: (ids) => db().providerClaim.findMany({ where: { id: ids }, select: id }),
  inquiryId: (ids) => db().inquiry.findMany({ where: { id: ids, reports: { some: {} } }, select: id }),
  mergedId: findProviders,
  otherId: findProviders,
  providerId: findProviders,
  reportId: (ids) => db().report.findMany({ where: { id: ids }, select: id }),
  reviewId: (ids) => db().review.findMany({ where: { id: ids }, select: id }),
  uploadId: (ids) => db().importUpload.findMany({ where: { id: ids }, select: id }),
}

/** Of each line which of its numbers name something that is gone, with a query for each kind of thing that is named. */
export async function findGoneDetails(lines: readonly Pick<AuditLine, 'details'>[]): Promise<AuditDetail[][]> {
  const idsOf = (name: string) => lines.map(({ details }) => details[name]).filter((value) => typeof value === 'number')
  const kinds = Object.entries(FIND).flatMap(([name, find]) => {
    const ids = [...new Set(idsOf(name))]
    return ids.length > 0
      ? [find({ in: ids }).then((found) => [name as AuditDetail, new Set(found.map((one) => one.id))] as const)]
      : []
  })
  const there = await Promise.all(kinds)
  return lines.map(({ details }) =>
    there.flatMap(([name, ids]) => (name in details && !ids.has(Number(details[name])) ? [name] : [])),
  )
}

import 'server-only'
import type { AuditAction } from '@/lib/access/rules/audit-actions'
import { readAddition } from '@/lib/claims/queries/addition'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import type { ApprovalKind } from '../catalogue'
import type { QueueQuery } from '../schema'
import type { DecidedItem, DecidedPage } from '../types'
import { namesOf } from './names'

const PAGE = 50
/** Acts of the audit log by what they decide about, and the detail that names it. */
const ACTIONS: Record<Exclude<ApprovalKind, 'photos'>, readonly AuditAction[]> = {
  profiles: ['profile.decided', 'profile.rolled-back'],
  claims: ['claim.accepted', 'claim.rejected'],
  reviews: ['review.accepted', 'review.rejected', 'review.answer-removed'],
  reports: ['report.settled'],
}
const NAMED = {
  changeId: 'change',
  claimId: 'claim',
  reviewId: 'review',
  reportId: 'report',
  inquiryId: 'conversation',
} as const satisfies Record<string, DecidedItem['subject']>

/** What was decided, the newest first, read from the audit log; photos are part of profile changes. For admins alone. */
export async function findDecided({ kind, before }: QueueQuery): Promise<DecidedPage> {
  const actions = kind ? ACTIONS[kind === 'photos' ? 'profiles' : kind] : Object.values(ACTIONS).flat()
  const rows = await db().auditEntry.findMany({
    where: { action: { in: [...actions] }, id: { lt: before } },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
    select: { id: true, at: true, action: true, actorId: true, details: true },
  })
  const lines = rows.slice(0, PAGE).flatMap(({ id: line, details, ...row }) => {
    const told = details as DecidedItem['details']
    const named = Object.entries(NAMED).find(([key]) => typeof told[key] === 'number')
    return named ? [{ ...row, line: String(line), details: told, subject: named[1], id: Number(told[named[0]]) }] : []
  })
  const [titles, names] = await Promise.all([titlesOf(lines), namesOf(lines.map(({ actorId }) => actorId))])
  const items = lines.map(({ actorId, ...line }) => ({
    ...line,
    by: names.get(actorId ?? 0) ?? null,
    title: titles.get(`${line.subject}-${line.id}`) ?? null,
  }))
  return { items, next: rows.length > PAGE ? (lines.at(-1)?.line ?? null) : null }
}

/** The provider's name of each, by "change-12"; what is gone has none. */
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

import 'server-only'
import type { AuditAction, AuditDetail } from '@/lib/access/rules/audit-actions'
import { fullName } from '@/lib/accounts/rules/account'
import { readAddition } from '@/lib/listings/claims/queries/claim-file'
import { fieldDecisions } from '@/lib/listings/profiles/schema/values'
import { db } from '@/lib/platform/database/client'
import { columnsContainWords } from '@/lib/platform/database/word-search'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { addDays, OFFICE_ZONE } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import { Prisma } from '@/prisma/generated/client'
import {
  type Activity,
  type AuditLine,
  type AuditPage,
  type AuditQuery,
  auditQuery,
  type UserFile,
  type UserPage,
  type UsersQuery,
} from './schema'

const PAGE = 50

const ACCOUNT = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  status: true,
  createdAt: true,
} as const

/** Accounts, newest first. Each word of `q` is part of a name or address, with or without accents, or an account's id. */
export async function findUsers({ q, role, status, page }: UsersQuery, now: Date): Promise<UserPage> {
  const where = Prisma.join(
    [
      role ? Prisma.sql`role = ${role}::role` : Prisma.sql`TRUE`,
      status ? Prisma.sql`status = ${status}::user_status` : Prisma.sql`TRUE`,
      ...q.split(/\s+/).filter(Boolean).slice(0, 5).map(hasWord),
    ],
    ' AND ',
  )
  const [ids, [count]] = await Promise.all([
    db().$queryRaw<{ id: number }[]>`
      SELECT id FROM users WHERE ${where} ORDER BY id DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM users WHERE ${where}`,
  ])
  const rows = await db().user.findMany({
    where: { id: { in: ids.map((one) => one.id) } },
    orderBy: { id: 'desc' },
    select: {
      ...ACCOUNT,
      sessions: {
        where: { expiresAt: { gt: now } },
        orderBy: { lastSeenAt: 'desc' },
        take: 1,
        select: { lastSeenAt: true },
      },
      // A list instead of _count, which would count the providers of all users before it takes these.
      manages: { select: { providerId: true } },
    },
  })
  const users = rows.map(({ firstName, lastName, sessions, manages, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName }),
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    providerCount: manages.length,
  }))
  const total = count?.total ?? 0
  return { users, total, page, pageCount: Math.ceil(total / PAGE) }
}

function hasWord(word: string): Prisma.Sql {
  const isInText = columnsContainWords(Prisma.sql`first_name || ' ' || last_name || ' ' || email::text`, word)
  return /^[0-9]{1,9}$/.test(word) ? Prisma.sql`(id = ${Number(word)} OR ${isInText})` : isInText
}

/** What an admin sees of one account. Throws NotFoundError. */
export async function findUserFile(id: number, now: Date): Promise<UserFile> {
  const row = await db().user.findUnique({
    where: { id },
    select: {
      ...ACCOUNT,
      emailVerifiedAt: true,
      secondFactor: { select: { confirmedAt: true } },
      deletion: { select: { dueAt: true } },
      careproviderProfile: { select: { daycareName: true, licenseNumber: true } },
      sessions: {
        where: { expiresAt: { gt: now } },
        orderBy: { lastSeenAt: 'desc' },
        select: { device: true, createdAt: true, lastSeenAt: true },
      },
      manages: {
        orderBy: { createdAt: 'asc' },
        select: { role: true, provider: { select: { slug: true, name: true } } },
      },
      claims: {
        orderBy: { id: 'desc' },
        take: 20,
        select: { id: true, status: true, addition: true, provider: { select: { name: true } } },
      },
    },
  })
  if (!row) throw new NotFoundError(message('admin.userErrors.noAccount'))
  const { firstName, lastName, secondFactor, deletion, careproviderProfile, sessions, manages, claims, ...user } = row
  return {
    ...user,
    name: fullName({ firstName, lastName }),
    hasSecondFactor: Boolean(secondFactor?.confirmedAt),
    erasedAt: deletion?.dueAt ?? null,
    signUpDetails: careproviderProfile,
    devices: sessions,
    providers: manages.map(({ role, provider }) => ({ publicId: provider.slug, name: provider.name, role })),
    claims: claims.map(({ id, status, provider, addition }) => ({
      id,
      status,
      provider: provider?.name ?? readAddition(addition).name,
    })),
  }
}

type Ids = { in: number[] }
type Found = Promise<{ id: number }[]>

const id = { id: true } as const
const findProviders = (ids: Ids): Found => db().provider.findMany({ where: { id: ids }, select: id })

/** How to look up the ids in audit log details. Admins have a page only for conversations that were reported. */
const FIND_BY_DETAIL: Partial<Record<AuditDetail, (ids: Ids) => Found>> = {
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

/** For each entry, the details whose ids no longer exist, with one query per kind. */
async function findDeletedDetails(lines: readonly Pick<AuditLine, 'details'>[]): Promise<AuditDetail[][]> {
  const idsOf = (name: string) => lines.map(({ details }) => details[name]).filter((value) => typeof value === 'number')
  const kinds = Object.entries(FIND_BY_DETAIL).flatMap(([name, find]) => {
    const ids = [...new Set(idsOf(name))]
    return ids.length > 0
      ? [find({ in: ids }).then((found) => [name as AuditDetail, new Set(found.map((one) => one.id))] as const)]
      : []
  })
  const existing = await Promise.all(kinds)
  return lines.map(({ details }) =>
    existing.flatMap(([name, ids]) => (name in details && !ids.has(Number(details[name])) ? [name] : [])),
  )
}

const AUDIT_LOG_PAGE = 100
/** The most entries in one spreadsheet file. */
export const MAX_EXPORTED = 50_000

/** The audit log, newest first, with the names of the people in each entry. */
export async function findAuditLines(
  query: AuditQuery,
  limit = AUDIT_LOG_PAGE,
  excludedActions: readonly AuditAction[] = [],
): Promise<AuditPage> {
  const people = await idsOf(query.person)
  if (people?.length === 0) return { lines: [], next: null }
  const day = (text: string | undefined) => (text ? instantOf(`${text}T00:00`, OFFICE_ZONE) : null) ?? undefined
  const rows = await db().auditEntry.findMany({
    where: {
      action: { equals: query.action, notIn: [...excludedActions] },
      id: { lt: query.before },
      at: { gte: day(query.from), lt: query.to && day(addDays(query.to, 1)) },
      ...(people && { OR: [{ actorId: { in: people } }, { subjectId: { in: people } }] }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: { id: true, at: true, action: true, actorId: true, subjectId: true, details: true },
  })
  const shown = rows.slice(0, limit)
  const names = await namesOf(shown.flatMap(({ actorId, subjectId }) => [actorId, subjectId]))
  const person = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? null })
  const entries = shown.map(({ id, at, action, actorId, subjectId, details }) => ({
    id: String(id),
    at,
    // Entries of older releases can only have actions that are still in the list.
    action: action as AuditLine['action'],
    actor: person(actorId),
    subject: person(subjectId),
    details: details as AuditLine['details'],
  }))
  const gone = limit > AUDIT_LOG_PAGE ? [] : await findDeletedDetails(entries)
  const lines = entries.map((line, index) => ({ ...line, gone: gone[index] ?? [] }))
  return { lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null }
}

/** The ids of a person; undefined without a filter, empty if no account matches. */
async function idsOf(person: string): Promise<number[] | undefined> {
  if (!person) return undefined
  // An id also finds the entries of an erased account.
  if (/^[0-9]{1,9}$/.test(person)) return [Number(person)]
  const found = await db().user.findMany({ where: { email: person }, select: { id: true } })
  return found.map(({ id }) => id)
}

/** The names of users by id; erased accounts are missing. */
export async function namesOf(ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = new Set(ids.filter((id) => id !== null))
  const users = await db().user.findMany({
    where: { id: { in: [...known] } },
    select: { id: true, firstName: true, lastName: true },
  })
  return new Map(users.map(({ id, ...name }) => [id, fullName(name)]))
}

/** Routine actions that are left out of the recent activity. */
const ROUTINE_ACTIONS = [
  'session.started',
  'session.ended',
  'session.all-ended',
  'session.refused',
  'session.limited',
  'account.looked-at',
  'account.verification-sent',
  'account.registered-again',
  'password.reset-asked',
] as const satisfies readonly AuditAction[]

const named = { select: { id: true, name: true } } as const

/** Recent actions, with the names of the providers and articles they are about. */
export async function findActivity(limit: number): Promise<Activity[]> {
  const { lines } = await findAuditLines(auditQuery.parse({}), limit, ROUTINE_ACTIONS)
  const ids = (detail: AuditDetail) =>
    lines.map(({ details }) => details[detail]).filter((value) => typeof value === 'number')
  const of = (...details: AuditDetail[]) => ({ id: { in: details.flatMap(ids) } })
  const [providers, changes, reviews, claims, articles] = await Promise.all([
    db().provider.findMany({ where: of('providerId', 'otherId', 'mergedId'), select: named.select }),
    db().profileChange.findMany({ where: of('changeId'), select: { id: true, decisions: true, provider: named } }),
    db().review.findMany({ where: of('reviewId'), select: { id: true, provider: named } }),
    db().providerClaim.findMany({ where: of('claimId'), select: { id: true, provider: named } }),
    db().article.findMany({ where: of('articleId'), select: { id: true, title: true } }),
  ])
  return lines.map((line) => {
    const { details } = line
    const found = <Row extends { id: number }>(rows: readonly Row[], detail: AuditDetail) =>
      rows.find(({ id }) => id === details[detail])
    const change = found(changes, 'changeId')
    const decisions = fieldDecisions.safeParse(change?.decisions ?? {})
    const accepted = Object.entries(decisions.data ?? {}).flatMap(([field, one]) => (one?.accepted ? [field] : []))
    const said = [details.fields, details.groups, details.atOnce, details.waiting]
    return {
      ...line,
      provider:
        found(providers, 'providerId') ??
        change?.provider ??
        found(reviews, 'reviewId')?.provider ??
        found(claims, 'claimId')?.provider ??
        null,
      other: (found(providers, 'mergedId') ?? found(providers, 'otherId'))?.name ?? null,
      article: found(articles, 'articleId')?.title ?? null,
      fields: change
        ? accepted
        : said.flatMap((codes) => (typeof codes === 'string' ? codes.split(' ').filter(Boolean) : [])),
    }
  })
}

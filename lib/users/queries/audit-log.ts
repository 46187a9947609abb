import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { instantOf } from '@/lib/platform/zoned-time'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { addDays } from '@/lib/providers/rules/dates'
import type { AuditQuery } from '../schema'
import type { AuditLine, AuditPage } from '../types'
import { findGoneDetails } from './gone-details'

const PAGE = 100
/** As many lines as one file for spreadsheets holds. */
export const MOST_EXPORTED = 50_000

/** The audit log, the newest first, each line with the names of whom it tells of. */
export async function findAuditLines(query: AuditQuery, most = PAGE): Promise<AuditPage> {
  const people = await idsOf(query.person)
  if (people?.length === 0) return { lines: [], next: null }
  const day = (text: string | undefined) => (text ? instantOf(`${text}T00:00`, OFFICE_ZONE) : null) ?? undefined
  const rows = await db().auditEntry.findMany({
    where: {
      action: query.action,
      id: { lt: query.before },
      at: { gte: day(query.from), lt: query.to && day(addDays(query.to, 1)) },
      ...(people && { OR: [{ actorId: { in: people } }, { subjectId: { in: people } }] }),
    },
    orderBy: { id: 'desc' },
    take: most + 1,
    select: { id: true, at: true, action: true, actorId: true, subjectId: true, details: true },
  })
  const shown = rows.slice(0, most)
  const names = await namesOf(shown.flatMap(({ actorId, subjectId }) => [actorId, subjectId]))
  const person = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? null })
  const told = shown.map(({ id, at, action, actorId, subjectId, details }) => ({
    id: String(id),
    at,
    // What an older release wrote stays in the list of actions.
    action: action as AuditLine['action'],
    actor: person(actorId),
    subject: person(subjectId),
    details: details as AuditLine['details'],
  }))
  const gone = most > PAGE ? [] : await findGoneDetails(told)
  const lines = told.map((line, index) => ({ ...line, gone: gone[index] ?? [] }))
  return { lines, next: rows.length > most ? (lines.at(-1)?.id ?? null) : null }
}

/** Undefined where nobody was asked for, empty where nobody is that. */
async function idsOf(person: string): Promise<number[] | undefined> {
  if (!person) return undefined
  // Also the number of an account that is erased.
  if (/^[0-9]{1,9}$/.test(person)) return [Number(person)]
  const found = await db().user.findMany({ where: { email: person }, select: { id: true } })
  return found.map(({ id }) => id)
}

async function namesOf(ids: (number | null)[]): Promise<Map<number, string>> {
  const known = new Set(ids.filter((id) => id !== null))
  const users = await db().user.findMany({
    where: { id: { in: [...known] } },
    select: { id: true, firstName: true, lastName: true },
  })
  return new Map(users.map(({ id, ...name }) => [id, fullName(name)]))
}

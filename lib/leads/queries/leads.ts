import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { findManaged } from '@/lib/provider-people/queries/own'
import { todayIn } from '@/lib/providers/rules/dates'
import { Prisma } from '@/prisma/generated/client'
import { MOST_IN_COLUMN, PAGE_SIZE } from '../rules/limits'
import { ACTIVE_STAGES, STAGES, type Stage } from '../rules/stages'
import type { LeadFilter } from '../schema'
import { type LeadRow, leadsSql, toLead } from '../select'
import type { Lead, LeadPage, StageCounts } from '../types'

export type LeadsProvider = { internalId: number; id: string; name: string; today: string }

/**
 * One of the actor's providers (public id; their first one where none is named) with its day, for its leads. Throws NotFoundError for
 * anybody else's.
 */
export async function findLeadsProvider(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  now: Date,
): Promise<LeadsProvider> {
  const { internalId, id, name } = await findManaged(actor, publicId, 'answer')
  const { timeZone } = await db().provider.findUniqueOrThrow({ where: { id: internalId }, select: { timeZone: true } })
  return { internalId, id, name, today: todayIn(timeZone, now) }
}

const ofProvider = ({ internalId, today }: LeadsProvider) =>
  leadsSql(Prisma.sql`i.provider_id = ${internalId}`, Prisma.sql`${today}::date`)

/** Those that need somebody first, then the one with the newest message. */
const ORDER = Prisma.sql`ORDER BY (need IS NOT NULL) DESC, last_message_at DESC, id DESC`

/** A page of the leads of one of the actor's providers. */
export async function findLeads(provider: LeadsProvider, filter: LeadFilter & { page: number }): Promise<LeadPage> {
  const { page } = filter
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT * FROM (${ofProvider(provider)}) AS leads WHERE ${conditionOf(filter)} ${ORDER}
    LIMIT ${PAGE_SIZE + 1} OFFSET ${(page - 1) * PAGE_SIZE}`
  const leads = rows.slice(0, PAGE_SIZE).map((row) => toLead(row, provider.today))
  return { leads, page, hasMore: rows.length > PAGE_SIZE }
}

/** All leads that a filter leaves, for a file. */
export async function findAllLeads(provider: LeadsProvider, filter: LeadFilter): Promise<Lead[]> {
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT * FROM (${ofProvider(provider)}) AS leads WHERE ${conditionOf(filter)} ${ORDER}`
  return rows.map((row) => toLead(row, provider.today))
}

/** The first leads of every stage. */
export async function findBoard(provider: LeadsProvider): Promise<Record<Stage, Lead[]>> {
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT * FROM (
      SELECT *, row_number() OVER (PARTITION BY stage ${ORDER}) AS place FROM (${ofProvider(provider)}) AS leads
    ) AS placed WHERE place <= ${MOST_IN_COLUMN} ORDER BY place`
  const leads = rows.map((row) => toLead(row, provider.today))
  return Object.fromEntries(STAGES.map((stage) => [stage, leads.filter((one) => one.stage === stage)])) as Record<
    Stage,
    Lead[]
  >
}

/** How many leads stand where, and how many of all need somebody today. */
export async function countLeads(provider: LeadsProvider): Promise<{ stages: StageCounts; needs: number }> {
  const rows = await db().$queryRaw<{ stage: Stage; count: number; needs: number }[]>`
    SELECT stage, count(*)::int AS count, count(need)::int AS needs FROM (${ofProvider(provider)}) AS leads GROUP BY stage`
  const countOf = (stage: Stage) => rows.find((row) => row.stage === stage)?.count ?? 0
  return {
    stages: Object.fromEntries(STAGES.map((stage) => [stage, countOf(stage)])) as StageCounts,
    needs: rows.reduce((sum, { needs }) => sum + needs, 0),
  }
}

function conditionOf({ stage, need, q }: LeadFilter): Prisma.Sql {
  const stages = stage === 'active' ? ACTIVE_STAGES : stage === 'all' ? STAGES : [stage]
  // In LIKE these two mean something; here they are letters.
  const words = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    // What needs somebody today does, wherever it stands.
    ...(need ? [Prisma.sql`need IS NOT NULL`] : [Prisma.sql`stage = ANY(${[...stages]}::text[])`]),
    ...(q ? [Prisma.sql`(subject ILIKE ${words} OR first_name ILIKE ${words} OR next_step ILIKE ${words})`] : []),
  ]
  return Prisma.join(conditions, ' AND ')
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { rolesThatMay } from '@/lib/provider-people/policy'
import { todayIn } from '@/lib/providers/rules/dates'
import type { PaidPlan, PaymentPort } from '@/prisma/generated/enums'
import type { Feature } from '../catalogue/plans'
import { opens, partOf, planAt } from '../rules/plans'
import type { OwnPlan, PlanState } from '../types'

type Row = { plan: PaidPlan; periodEnd: Date; renews: boolean; port: PaymentPort } | null

const PLAN = { plan: true, periodEnd: true, renews: true, port: true } as const

function stateOf(row: Row, timeZone: string, now: Date): PlanState {
  const plan = planAt(row, now)
  if (!row || plan === 'BASIC') return { plan, paidUntil: null, renews: false }
  return { plan, paidUntil: todayIn(timeZone, row.periodEnd), renews: row.renews }
}

/** What a provider (internal id) is on at a moment. */
export async function findPlan(
  providerId: number,
  now: Date,
  connection: Database | Transaction = db(),
): Promise<PlanState> {
  const { timeZone, subscription } = await connection.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true, subscription: { select: PLAN } },
  })
  return stateOf(subscription, timeZone, now)
}

/** The gate of what plans open, for a provider (internal id). Throws ForbiddenError, which says whose plan it is part of. */
export async function requireFeature(
  providerId: number,
  feature: Feature,
  now: Date,
  connection: Database | Transaction = db(),
): Promise<PlanState> {
  const state = await findPlan(providerId, now, connection)
  if (!opens(state.plan, feature)) throw new ForbiddenError(partOf(feature, state.plan))
  return state
}

/** The plans that somebody may cancel, provider by provider. */
export async function findOwnPlans(actor: Pick<SignedInActor, 'id'>, now: Date): Promise<OwnPlan[]> {
  const rows = await db().providerPerson.findMany({
    where: { userId: actor.id, role: { in: rolesThatMay('manage-billing') }, provider: { status: { not: 'merged' } } },
    orderBy: [{ createdAt: 'asc' }, { providerId: 'asc' }],
    select: { provider: { select: { slug: true, name: true, timeZone: true, subscription: { select: PLAN } } } },
  })
  return rows.map(({ provider: { slug, name, timeZone, subscription } }) => ({
    provider: { id: slug, name },
    ...stateOf(subscription, timeZone, now),
  }))
}

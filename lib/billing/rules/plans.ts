import type { PaymentPort } from '@/prisma/generated/enums'
import { FEATURES, type Feature, PLANS, type Plan } from '../catalogue/plans'

const sizeOf = (plan: Plan) => PLANS.findIndex(({ code }) => code === plan)

export const planOf = (plan: Plan) => PLANS[sizeOf(plan)] ?? PLANS[0]
export const isLarger = (plan: Plan, than: Plan): boolean => sizeOf(plan) > sizeOf(than)

/** Whether somebody on this plan has it. */
export function opens(plan: Plan, feature: Feature): boolean {
  return !isLarger(planFor(feature), plan)
}

/** The smallest plan that opens it. */
export function planFor(feature: Feature): Plan {
  return FEATURES.find(({ code }) => code === feature)?.from ?? 'PRO'
}

/** Said to who has not got it: "Sponsored placement is part of Pro. Your plan is Basic." */
export function partOf(feature: Feature, plan: Plan): string {
  const name = FEATURES.find(({ code }) => code === feature)?.name
  return `${name} is part of ${planOf(planFor(feature)).name}. Your plan is ${planOf(plan).name}.`
}

type Paid = { plan: Plan; periodEnd: Date; port?: PaymentPort; renews?: boolean } | null | undefined

/** Stripe charges a card at the end of a month and tells it a little later: until then nothing is closed. */
const CARD_GRACE_MS = 86_400_000

/** The plan at a moment: what was paid for, until its last moment, then BASIC. */
export function planAt(paid: Paid, now: Date): Plan {
  if (!paid) return 'BASIC'
  const grace = paid.port === 'stripe' && paid.renews ? CARD_GRACE_MS : 0
  return paid.periodEnd.getTime() + grace > now.getTime() ? paid.plan : 'BASIC'
}

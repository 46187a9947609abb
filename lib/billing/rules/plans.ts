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

type Paid = { plan: Plan; periodEnd: Date } | null | undefined

/** The plan at a moment: what was paid for, until its last moment, then BASIC. */
export function planAt(paid: Paid, now: Date): Plan {
  return paid && paid.periodEnd > now ? paid.plan : 'BASIC'
}

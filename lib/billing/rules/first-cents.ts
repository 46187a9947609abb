import type { PaidPlan } from '@/prisma/generated/enums'
import { planAt, planOf } from './plans'
import { upgradeCents } from './prorate'

type Paid = { plan: PaidPlan; periodStart: Date; periodEnd: Date; anchorDay: number }

/** What a plan costs whoever asks for it now: a month, or from a smaller paid plan the difference for the time that is paid. */
export function firstCents(plan: PaidPlan, paid: Paid | null, now: Date): number {
  const whole = planOf(plan).monthlyCents
  const current = planAt(paid, now)
  if (!paid || current === 'BASIC') return whole
  return upgradeCents(planOf(current).monthlyCents, whole, paid, now)
}

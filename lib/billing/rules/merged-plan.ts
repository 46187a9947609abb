import type { PaidPlan, PaymentPort } from '@/prisma/generated/enums'
import { isLarger, planAt } from './plans'

type Paid = {
  plan: PaidPlan
  periodStart: Date
  periodEnd: Date
  anchorDay: number
  renews: boolean
  port: PaymentPort
}

/** Whether two providers that become one both pay, and one of them by card: Stripe would charge twice, so somebody ends one first. */
export function chargesTwice(one: Paid | null, other: Paid | null, now: Date): boolean {
  const running = [one, other].filter((paid) => planAt(paid, now) !== 'BASIC')
  return running.length === 2 && running.some((paid) => paid?.port === 'stripe')
}

/**
 * The plan of a provider into which another one is merged. Where one of them pays, that one's; where both do, nothing that was paid for is
 * lost: the larger plan, until the later of the two ends.
 */
export function mergedPlan(survivor: Paid | null, merged: Paid | null, now: Date): Paid | null {
  if (!merged || planAt(merged, now) === 'BASIC') return survivor ?? merged
  if (!survivor || planAt(survivor, now) === 'BASIC') return merged
  const larger = isLarger(merged.plan, survivor.plan) ? merged : survivor
  const later = merged.periodEnd > survivor.periodEnd ? merged : survivor
  const { periodEnd, anchorDay } = later
  return { ...larger, periodEnd, anchorDay, renews: survivor.renews || merged.renews }
}

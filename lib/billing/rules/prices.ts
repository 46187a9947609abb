import { SITE } from '@/lib/platform/config/site'
import { ConflictError } from '@/lib/platform/http/errors'
import type { PaidPlan, PaymentPort, ProviderStatus } from '@/prisma/generated/enums'
import { isLarger, type Plan, planAt, planOf } from './plans'

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The day of the month on which a period that begins now will begin anew. */
export const anchorOf = (start: Date): number => start.getUTCDate()

/** A month later, at the same time of day (UTC), on the day of the month that it began on; on the last day where the month is shorter. */
export function monthAfter(start: Date, anchorDay: number): Date {
  const month = start.getUTCMonth() + 1
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(month)
  end.setUTCDate(Math.min(anchorDay, daysIn(end.getUTCFullYear(), end.getUTCMonth())))
  return end
}

/**
 * The share of an amount that falls on the part of a period which is left, in whole cents, rounded down: what is rounded is never charged.
 * Integers all the way; times are milliseconds.
 */
export function prorate(cents: number, left: number, total: number): number {
  if (total <= 0 || left <= 0) return 0
  return Number((BigInt(cents) * BigInt(Math.min(left, total))) / BigInt(total))
}

/** What is paid for without a gap: one month or several, each from the anchor day on. */
type Paid = { periodStart: Date; periodEnd: Date; anchorDay: number }

/** What a larger plan costs for the rest of what is paid for already: month by month, the difference for the time that is left of it. */
export function upgradeCents(from: number, to: number, { periodStart, periodEnd, anchorDay }: Paid, now: Date): number {
  let cents = 0
  for (let start = periodStart; start < periodEnd; ) {
    const end = monthAfter(start, anchorDay)
    cents += prorate(Math.max(0, to - from), end.getTime() - now.getTime(), end.getTime() - start.getTime())
    start = end
  }
  return cents
}

type FirstCentsPaid = { plan: PaidPlan; periodStart: Date; periodEnd: Date; anchorDay: number }

/** What a plan costs whoever asks for it now: a month, or from a smaller paid plan the difference for the time that is paid. */
export function firstCents(plan: PaidPlan, paid: FirstCentsPaid | null, now: Date): number {
  const whole = planOf(plan).monthlyCents
  const current = planAt(paid, now)
  if (!paid || current === 'BASIC') return whole
  return upgradeCents(planOf(current).monthlyCents, whole, paid, now)
}

type MergedPlanPaid = {
  plan: PaidPlan
  periodStart: Date
  periodEnd: Date
  anchorDay: number
  renews: boolean
  port: PaymentPort
}

/** Whether two providers that become one both pay, and one of them by card: Stripe would charge twice, so somebody ends one first. */
export function chargesTwice(one: MergedPlanPaid | null, other: MergedPlanPaid | null, now: Date): boolean {
  const running = [one, other].filter((paid) => planAt(paid, now) !== 'BASIC')
  return running.length === 2 && running.some((paid) => paid?.port === 'stripe')
}

/**
 * The plan of a provider into which another one is merged. Where one of them pays, that one's; where both do, nothing that was paid for is
 * lost: the larger plan, until the later of the two ends.
 */
export function mergedPlan(
  survivor: MergedPlanPaid | null,
  merged: MergedPlanPaid | null,
  now: Date,
): MergedPlanPaid | null {
  if (!merged || planAt(merged, now) === 'BASIC') return survivor ?? merged
  if (!survivor || planAt(survivor, now) === 'BASIC') return merged
  const larger = isLarger(merged.plan, survivor.plan) ? merged : survivor
  const later = merged.periodEnd > survivor.periodEnd ? merged : survivor
  const { periodEnd, anchorDay } = later
  return { ...larger, periodEnd, anchorDay, renews: survivor.renews || merged.renews }
}

/** A plan is bought by who is open, and upwards. Throws ConflictError. */
export function refuseNoStepUp(status: ProviderStatus, current: Plan, wanted: PaidPlan): void {
  if (status === 'closed')
    throw new ConflictError('This provider has closed, so there is nothing that a plan could open.')
  if (current === wanted) throw new ConflictError(`You are on ${planOf(wanted).name} already.`)
  if (!isLarger(current, wanted)) return
  const [now, then] = [planOf(current).name, planOf(wanted).name]
  throw new ConflictError(`${now} is paid for. Cancel its renewal, and choose ${then} when it has ended.`)
}

/** Where an invoice's money goes: what the operator has set, else whom to ask. */
export function howToPay(instructions: string | undefined): string {
  return instructions?.trim() || `Write to ${SITE.contactEmail}, and we answer how to pay.`
}

/** As people quote it: "2026-000042". */
export function invoiceNumber(id: number, issuedAt: Date): string {
  return `${issuedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`
}

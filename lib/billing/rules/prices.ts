import { SITE } from '@/lib/platform/config/site'
import { ConflictError } from '@/lib/platform/http/errors'
import type { PaidPlan, PaymentPort, ProviderStatus } from '@/prisma/generated/enums'
import { isLarger, type Plan, planAt, planOf } from './plans'

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The day of the month on which later periods start. */
export const anchorOf = (start: Date): number => start.getUTCDate()

/** One month later at the same time of day (UTC), on the anchor day or, in a shorter month, on the last day. */
export function monthAfter(start: Date, anchorDay: number): Date {
  const month = start.getUTCMonth() + 1
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(month)
  end.setUTCDate(Math.min(anchorDay, daysIn(end.getUTCFullYear(), end.getUTCMonth())))
  return end
}

/**
 * The share of an amount for the remaining part of a period, in whole cents, rounded down in the customer's favor. Uses
 * integers only; times are in milliseconds.
 */
export function prorate(cents: number, left: number, total: number): number {
  if (total <= 0 || left <= 0) return 0
  return Number((BigInt(cents) * BigInt(Math.min(left, total))) / BigInt(total))
}

/** A paid period of one or more consecutive months, each starting on the anchor day. */
type Paid = { periodStart: Date; periodEnd: Date; anchorDay: number }

/** The price of an upgrade for the rest of the paid period: for each month, the prorated difference. */
export function upgradeCents(from: number, to: number, { periodStart, periodEnd, anchorDay }: Paid, now: Date): number {
  let cents = 0
  for (let start = periodStart; start < periodEnd; ) {
    const end = monthAfter(start, anchorDay)
    cents += prorate(Math.max(0, to - from), end.getTime() - now.getTime(), end.getTime() - start.getTime())
    start = end
  }
  return cents
}

type PaidPeriod = { plan: PaidPlan; periodStart: Date; periodEnd: Date; anchorDay: number }

/** The first amount of a plan: a full month, or for an upgrade the difference for the paid period. */
export function firstCents(plan: PaidPlan, paid: PaidPeriod | null, now: Date): number {
  const whole = planOf(plan).monthlyCents
  const current = planAt(paid, now)
  if (!paid || current === 'BASIC') return whole
  return upgradeCents(planOf(current).monthlyCents, whole, paid, now)
}

type MergingPlan = {
  plan: PaidPlan
  periodStart: Date
  periodEnd: Date
  anchorDay: number
  renews: boolean
  port: PaymentPort
}

/** Whether both of two merging providers pay, at least one by card: one plan must be canceled first, or Stripe would charge twice. */
export function chargesTwice(one: MergingPlan | null, other: MergingPlan | null, now: Date): boolean {
  const running = [one, other].filter((paid) => planAt(paid, now) !== 'BASIC')
  return running.length === 2 && running.some((paid) => paid?.port === 'stripe')
}

/** The survivor's plan after a merge: the plan of the one that pays or, if both do, the larger plan until the later end. */
export function mergedPlan(survivor: MergingPlan | null, merged: MergingPlan | null, now: Date): MergingPlan | null {
  if (!merged || planAt(merged, now) === 'BASIC') return survivor ?? merged
  if (!survivor || planAt(survivor, now) === 'BASIC') return merged
  const larger = isLarger(merged.plan, survivor.plan) ? merged : survivor
  const later = merged.periodEnd > survivor.periodEnd ? merged : survivor
  const { periodEnd, anchorDay } = later
  return { ...larger, periodEnd, anchorDay, renews: survivor.renews || merged.renews }
}

/** Throws ConflictError unless the provider is open and the wanted plan is an upgrade. */
export function requireUpgrade(status: ProviderStatus, current: Plan, wanted: PaidPlan): void {
  if (status === 'closed') throw new ConflictError('This provider has closed, so it can’t have a plan.')
  if (current === wanted) throw new ConflictError(`You’re already on ${planOf(wanted).name}.`)
  if (!isLarger(current, wanted)) return
  const [now, then] = [planOf(current).name, planOf(wanted).name]
  throw new ConflictError(`You’ve paid for ${now}. Cancel its renewal, and choose ${then} once it ends.`)
}

/** Payment instructions for an invoice: the configured text, else the contact address. */
export function howToPay(instructions: string | undefined): string {
  return instructions?.trim() || `Write to ${SITE.contactEmail}, and we’ll tell you how to pay.`
}

/** The number people quote: "2026-000042". */
export function invoiceNumber(id: number, issuedAt: Date): string {
  return `${issuedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`
}

import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'
import { DAY_MS, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import type { InvoiceKind, PaidPlan, PaymentPort } from '@/prisma/generated/enums'
import { plans } from '@/site.config'

export type Plan = 'BASIC' | PaidPlan

/** Smallest first: each plan includes the features of those before it. */
export const PLANS = [
  { code: 'BASIC', ...plans.BASIC },
  { code: 'STARTER', ...plans.STARTER },
  { code: 'PRO', ...plans.PRO },
] as const satisfies readonly { code: Plan; name: string; monthlyCents: number }[]

/**
 * Features and the smallest plan that includes each. Used by the permission check and by the page of plans. Their names are in
 * messages/en/billing/features.json.
 */
export const FEATURES = [
  { code: 'page', from: 'BASIC' },
  { code: 'families', from: 'BASIC' },
  { code: 'analytics', from: 'BASIC' },
  { code: 'search-patterns', from: 'STARTER' },
  { code: 'popular-filters', from: 'STARTER' },
  { code: 'peak-times', from: 'STARTER' },
  { code: 'market-insights', from: 'PRO' },
  { code: 'sponsored', from: 'PRO' },
] as const satisfies readonly { code: string; from: Plan }[]

export type Feature = (typeof FEATURES)[number]['code']

const rankOf = (plan: Plan) => PLANS.findIndex(({ code }) => code === plan)

export const planOf = (plan: Plan) => plans[plan]
export const isLarger = (plan: Plan, than: Plan): boolean => rankOf(plan) > rankOf(than)

/** Whether the plan includes the feature. */
export function includesFeature(plan: Plan, feature: Feature): boolean {
  return !isLarger(smallestPlanWith(feature), plan)
}

/** The smallest plan that includes the feature. */
export function smallestPlanWith(feature: Feature): Plan {
  return FEATURES.find(({ code }) => code === feature)?.from ?? 'PRO'
}

/** The values for the message `billing.common.missingFeature`: "Sponsored placement is part of Pro. Your plan is Basic." */
export const missingFeature = (feature: Feature, plan: Plan) => ({
  // The options of a `select` in a message cannot contain hyphens.
  feature: feature.replaceAll('-', '_'),
  plan: planOf(smallestPlanWith(feature)).name,
  current: planOf(plan).name,
})

type Paid = { plan: Plan; periodEnd: Date; port?: PaymentPort; renews?: boolean } | null | undefined

/** Stripe charges a card at the end of the period and notifies us a little later; the plan stays active until then. */
const CARD_GRACE_MS = DAY_MS

/** The plan at a given time: the paid one until its period ends, then BASIC. */
export function planAt(paid: Paid, now: Date): Plan {
  if (!paid) return 'BASIC'
  const grace = paid.port === 'stripe' && paid.renews ? CARD_GRACE_MS : 0
  return paid.periodEnd.getTime() + grace > now.getTime() ? paid.plan : 'BASIC'
}

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$49.99", "$0.00": plans and invoices always show cents. */
export const priceText = (amountCents: number): string => cents.format(amountCents / 100)

/** What an invoice is for: "Pro, one month". */
export const invoiceSubject = (
  t: Translate<'billing.invoices'>,
  { plan, kind }: { plan: PaidPlan; kind: InvoiceKind },
): string => t('subject', { kind, plan: planOf(plan).name })

/** How long before the end of a period its renewal is invoiced. */
export const RENEWAL_DAYS = 14
/** How long after the end of a period an unpaid renewal is withdrawn. */
export const LAPSED_DAYS = 30
/** How many plans one person may order a day. */
export const ORDER_RATE = { max: 20, windowSeconds: 86_400 } as const
export const BILLING_LIMITS = { paidBy: 80 } as const
/** The maximum number of invoices in a list. */
export const SHOWN_INVOICES = 60

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
type PaidMonths = { periodStart: Date; periodEnd: Date; anchorDay: number }

/** The price of an upgrade for the rest of the paid period: for each month, the prorated difference. */
export function upgradeCents(
  from: number,
  to: number,
  { periodStart, periodEnd, anchorDay }: PaidMonths,
  now: Date,
): number {
  let cents = 0
  for (let start = periodStart; start < periodEnd; ) {
    const end = monthAfter(start, anchorDay)
    cents += prorate(Math.max(0, to - from), end.getTime() - now.getTime(), end.getTime() - start.getTime())
    start = end
  }
  return cents
}

type PaidPeriod = { plan: PaidPlan; periodStart: Date; periodEnd: Date; anchorDay: number }

/** The first amount to pay for a plan: a full month, or for an upgrade the difference for the rest of the paid period. */
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
/** `isFailing`: the card was declined, and Stripe will try it again. */
type ChargedPlan = MergingPlan & { isFailing?: boolean }

/** Whether two merging providers both pay, at least one by card: one plan must then be canceled first, or Stripe would charge twice. */
export function chargesTwice(one: ChargedPlan | null, other: ChargedPlan | null, now: Date): boolean {
  const charged = [one, other].filter((paid) => paid?.isFailing || planAt(paid, now) !== 'BASIC')
  return charged.length === 2 && charged.some((paid) => paid?.port === 'stripe')
}

/** The survivor's plan after a merge: if only one provider pays, its plan; if both do, the larger plan until the later end. */
export function mergedPlan(survivor: MergingPlan | null, merged: MergingPlan | null, now: Date): MergingPlan | null {
  if (!merged || planAt(merged, now) === 'BASIC') return survivor ?? merged
  if (!survivor || planAt(survivor, now) === 'BASIC') return merged
  const larger = isLarger(merged.plan, survivor.plan) ? merged : survivor
  const later = merged.periodEnd > survivor.periodEnd ? merged : survivor
  const { periodEnd, anchorDay } = later
  return { ...larger, periodEnd, anchorDay, renews: survivor.renews || merged.renews }
}

/** Payment instructions for an invoice: the configured text, or else a default text with the contact address. */
export function howToPay(t: Translate<'billing.invoices'>, instructions: string | undefined): string {
  return instructions?.trim() || t('howToPay', { email: SITE.contactEmail })
}

/** The invoice number that people quote: "2026-000042", with the year in the office's time zone. */
export function invoiceNumber(id: number, issuedAt: Date): string {
  return `${todayIn(OFFICE_ZONE, issuedAt).slice(0, 4)}-${String(id).padStart(6, '0')}`
}

import type { InvoiceKind, PaidPlan, PaymentPort } from '@/prisma/generated/enums'

export type Plan = 'BASIC' | PaidPlan

/** Smallest first: each plan includes the features of those before it. */
export const PLANS = [
  { code: 'BASIC', name: 'Basic', monthlyCents: 0 },
  { code: 'STARTER', name: 'Starter', monthlyCents: 1_999 },
  { code: 'PRO', name: 'Pro', monthlyCents: 4_999 },
] as const satisfies readonly { code: Plan; name: string; monthlyCents: number }[]

/** Features and the smallest plan that includes each. Used by the permission check and by the page of plans. */
export const FEATURES = [
  { code: 'page', from: 'BASIC', name: 'Your public page', text: 'Photos, openings, tuition, hours, reviews.' },
  { code: 'families', from: 'BASIC', name: 'Families', text: 'Messages, tours, places, calendar. No limits.' },
  {
    code: 'analytics',
    from: 'BASIC',
    name: 'Analytics',
    text: 'How many families found your page, and what they did next.',
  },
  {
    code: 'search-patterns',
    from: 'STARTER',
    name: 'Searches near you',
    text: 'How many families search near you, where, and for which ages.',
  },
  { code: 'popular-filters', from: 'STARTER', name: 'What families ask for', text: 'The filters they use most.' },
  {
    code: 'peak-times',
    from: 'STARTER',
    name: 'When families search',
    text: 'Hour by hour, so you can be there to answer.',
  },
  {
    code: 'market-insights',
    from: 'PRO',
    name: 'Your prices next to others',
    text: 'The local median by age, and how many others have openings.',
  },
  {
    code: 'sponsored',
    from: 'PRO',
    name: 'Sponsored placement',
    text: 'First in searches you match, marked as sponsored, on days you choose.',
  },
] as const satisfies readonly { code: string; from: Plan; name: string; text: string }[]

export type Feature = (typeof FEATURES)[number]['code']

const rankOf = (plan: Plan) => PLANS.findIndex(({ code }) => code === plan)

export const planOf = (plan: Plan) => PLANS[rankOf(plan)] ?? PLANS[0]
export const isLarger = (plan: Plan, than: Plan): boolean => rankOf(plan) > rankOf(than)

/** Whether the plan includes the feature. */
export function includesFeature(plan: Plan, feature: Feature): boolean {
  return !isLarger(smallestPlanWith(feature), plan)
}

/** The smallest plan that includes the feature. */
export function smallestPlanWith(feature: Feature): Plan {
  return FEATURES.find(({ code }) => code === feature)?.from ?? 'PRO'
}

/** The message for a missing feature: "Sponsored placement is part of Pro. Your plan is Basic." */
export function missingFeatureMessage(feature: Feature, plan: Plan): string {
  const name = FEATURES.find(({ code }) => code === feature)?.name
  return `${name} is part of ${planOf(smallestPlanWith(feature)).name}. Your plan is ${planOf(plan).name}.`
}

type Paid = { plan: Plan; periodEnd: Date; port?: PaymentPort; renews?: boolean } | null | undefined

/** Stripe charges a card at the end of the period and notifies us a little later; the plan stays active until then. */
const CARD_GRACE_MS = 86_400_000

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
export function invoiceSubject({ plan, kind }: { plan: PaidPlan; kind: InvoiceKind }): string {
  const { name } = planOf(plan)
  return kind === 'upgrade' ? `Upgrade to ${name}, for the time you’ve already paid` : `${name}, one month`
}

/** How long before the end of a period its renewal is invoiced. */
export const RENEWAL_DAYS = 14
/** How long after the end of a period an unpaid renewal is withdrawn. */
export const LAPSED_DAYS = 30
/** Plans ordered by one person. */
export const ORDER_RATE = { max: 20, windowSeconds: 86_400 } as const
export const BILLING_LIMITS = { paidBy: 80 } as const
/** Invoices in a list. */
export const SHOWN_INVOICES = 60

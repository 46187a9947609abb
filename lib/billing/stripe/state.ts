import { z } from 'zod'
import { PaidPlan } from '@/prisma/generated/enums'

const seconds = z.number().transform((value) => new Date(value * 1000))
const item = z.object({
  current_period_start: seconds,
  current_period_end: seconds,
  price: z.object({ metadata: z.object({ plan: z.enum(PaidPlan) }) }),
})
const card = z.object({ card: z.object({ brand: z.string(), last4: z.string() }) })

/** The used fields of a Stripe subscription. */
const subscription = z.object({
  id: z.string(),
  status: z.string(),
  created: z.number(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  items: z.object({ data: z.array(item).min(1) }),
  default_payment_method: z.unknown(),
})

export type StripeState = {
  subscriptionId: string
  plan: PaidPlan
  periodStart: Date
  /** The end of the paid period. */
  periodEnd: Date
  renews: boolean
  isFailing: boolean
  /** "Visa ending in 4242". */
  card: string | null
}

/** Paid, or with a failed payment that Stripe is retrying. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid']

/**
 * The state of a customer from their newest live subscription; null when there is none for one of our plans. A period whose
 * payment failed is not paid, so the paid time ended when it started.
 */
export function stateOf(subscriptions: readonly unknown[]): StripeState | null {
  const [last] = subscriptions
    .flatMap((one) => subscription.safeParse(one).data ?? [])
    .filter(({ status }) => LIVE.includes(status))
    .toSorted((a, b) => b.created - a.created)
  const first = last?.items.data[0]
  if (!last || !first) return null
  const isFailing = last.status === 'past_due' || last.status === 'unpaid'
  const method = card.safeParse(last.default_payment_method).data?.card
  return {
    subscriptionId: last.id,
    plan: first.price.metadata.plan,
    periodStart: first.current_period_start,
    periodEnd: isFailing ? first.current_period_start : first.current_period_end,
    renews: !last.cancel_at_period_end && !last.cancel_at,
    isFailing,
    card: method ? cardText(method) : null,
  }
}

const cardText = ({ brand, last4 }: { brand: string; last4: string }) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1).replaceAll('_', ' ')} ending in ${last4}`

const line = z.object({ period: z.object({ start: seconds, end: seconds }) })
/** The used fields of a paid Stripe invoice. */
export const stripeInvoice = z.object({
  id: z.string(),
  amount_paid: z.int().nonnegative(),
  billing_reason: z.string().nullish(),
  created: seconds,
  status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
  lines: z.object({ data: z.array(line) }),
})

/** Maps Stripe's billing reason to our kinds. */
export function kindOf(reason: string | null | undefined) {
  if (reason === 'subscription_create') return 'start'
  return reason === 'subscription_update' ? 'upgrade' : 'renewal'
}

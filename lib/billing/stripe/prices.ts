import 'server-only'
import type Stripe from 'stripe'
import { SITE } from '@/lib/platform/site'
import type { PaidPlan } from '@/prisma/generated/enums'
import { planOf } from '../rules/plans'

/** Made of the amount too: a price of our table that changes is another price there. */
export const lookupKeyOf = (plan: PaidPlan) => `${plan.toLowerCase()}_${planOf(plan).monthlyCents}`

/** The price of a plan at Stripe, made from our own table the first time. */
export async function findPrice(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const lookup_key = lookupKeyOf(plan)
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 })
  if (data[0]) return data[0].id
  const { name, monthlyCents } = planOf(plan)
  const { id } = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: monthlyCents,
      recurring: { interval: 'month' },
      lookup_key,
      metadata: { plan },
      product_data: { name: `${SITE.name} ${name}` },
    },
    { idempotencyKey: `price-${lookup_key}` },
  )
  return id
}

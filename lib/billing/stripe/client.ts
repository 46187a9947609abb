import 'server-only'
import Stripe from 'stripe'
import { env } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { ConflictError, DomainError } from '@/lib/platform/http/errors'
import { logger } from '@/lib/platform/logging/logger'
import type { PaidPlan } from '@/prisma/generated/enums'
import { planOf } from '../rules/plans'

/** Nobody waits longer for a page of ours. */
const TIMEOUT_MS = 8_000

let made: { key: string; client: Stripe } | undefined

/** Whether plans can be paid by card here. */
export const takesCards = (): boolean => Boolean(env().STRIPE_SECRET_KEY)

/** The client with the operator's key. Throws ConflictError where there is none (any more). */
export function stripeClient(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_BASE_URL } = env()
  if (!key) throw new ConflictError('Cards cannot be charged here just now. Please write to us.')
  if (made?.key !== key) {
    const at = STRIPE_BASE_URL ? new URL(STRIPE_BASE_URL) : undefined
    const place = at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }
    const client = new Stripe(key, {
      ...(place as { host: string; port: string; protocol: 'http' | 'https' } | undefined),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    })
    made = { key, client }
  }
  return made.client
}

/** Asks Stripe something. A refused card is told as Stripe says it; everything else is logged, and said to be on their side or ours. */
export async function callStripe<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const stripe = stripeClient()
  try {
    return await ask(stripe)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new ConflictError(error.message)
    const { type, code, statusCode } = error instanceof Stripe.errors.StripeError ? error : {}
    logger.error({ event: 'stripe.failed', type, code, statusCode }, 'Stripe could not be asked.')
    throw new DomainError(
      502,
      'The payment service does not answer as it should. Nothing was charged. Please try again.',
    )
  }
}

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

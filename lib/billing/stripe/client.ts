import 'server-only'
import type Stripe from 'stripe'
import { env } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { ConflictError, DomainError } from '@/lib/platform/http/errors'
import { asWritten, message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import type { PaidPlan } from '@/prisma/generated/enums'
import { planOf } from '../rules'

/** Short enough for a page request. */
const TIMEOUT_MS = 8_000

let cached: { key: string; client: Stripe } | undefined

/** Whether card payments are configured. */
export const acceptsCards = (): boolean => Boolean(env().STRIPE_SECRET_KEY)

/** The Stripe client with the configured key. Throws ConflictError without a key. The library is loaded on first use. */
export async function stripeClient(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_BASE_URL } = env()
  if (!key) throw new ConflictError(message('billing.errors.cardsOff'))
  if (cached?.key !== key) {
    const baseUrl = STRIPE_BASE_URL ? new URL(STRIPE_BASE_URL) : undefined
    const address = baseUrl && {
      host: baseUrl.hostname,
      port: baseUrl.port,
      protocol: baseUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }
    const { default: StripeClient } = await import('stripe')
    const client = new StripeClient(key, {
      ...address,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    })
    cached = { key, client }
  }
  return cached.client
}

/** Calls Stripe. A declined card throws ConflictError with Stripe's message; any other error is logged and throws a 502. */
export async function callStripe<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
  const stripe = await stripeClient()
  try {
    return await call(stripe)
  } catch (error) {
    const { errors } = (await import('stripe')).default
    if (error instanceof errors.StripeCardError) throw new ConflictError(asWritten(error.message))
    const { type, code, statusCode } = error instanceof errors.StripeError ? error : {}
    logger.error({ event: 'stripe.failed', type, code, statusCode }, 'A request to Stripe failed.')
    throw new DomainError(502, message('billing.errors.stripeDown'))
  }
}

/** Includes the amount, so that a changed amount creates a new price at Stripe. */
const lookupKeyOf = (plan: PaidPlan) => `${plan.toLowerCase()}_${planOf(plan).monthlyCents}`

/** The id of a plan's price at Stripe. The price is created from site.config.ts on first use. */
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

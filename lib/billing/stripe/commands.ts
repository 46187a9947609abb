import 'server-only'
import { z } from 'zod'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged } from '@/lib/listings/people/queries'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { env, siteUrl } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { localUrl } from '@/lib/platform/http/routes'
import { localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries'
import { PaidPlan } from '@/prisma/generated/enums'
import { findBillingName, notifyManagers, withdrawOpenInvoices } from '../commands/invoices'
import { endPlacementWithPlan } from '../commands/placement'
import { anchorOf, planAt } from '../rules'
import { acceptsCards, callStripe, findPrice, stripeClient } from './client'

type Payer = { providerId: number; customerId: string; plan: PaidPlan | undefined }

/** Stores a customer's recent paid invoices that are not stored yet, oldest first, and notifies the managers. */
async function recordPaidInvoices(tx: Transaction, payer: Payer, now: Date): Promise<void> {
  const { providerId, customerId } = payer
  const { data } = await callStripe((stripe) =>
    stripe.invoices.list({ customer: customerId, status: 'paid', limit: 24 }),
  )
  const paid = data.flatMap((one) => stripeInvoice.safeParse(one).data ?? []).filter((one) => one.amount_paid > 0)
  const known = await tx.invoice.findMany({
    where: { stripeId: { in: paid.map(({ id }) => id) } },
    select: { stripeId: true },
  })
  const isKnown = new Set(known.map(({ stripeId }) => stripeId))
  const before = await tx.invoice.findFirst({ where: { providerId, status: 'paid' }, orderBy: { id: 'desc' } })
  const plan = payer.plan ?? before?.plan
  if (!plan) return
  for (const one of paid.filter(({ id }) => !isKnown.has(id)).toReversed()) {
    const paidAt = one.status_transitions?.paid_at ?? one.created
    const period = one.lines.data.at(-1)?.period
    const { id } = await tx.invoice.create({
      data: {
        providerId,
        plan,
        kind: kindOf(one.billing_reason),
        status: 'paid',
        amountCents: one.amount_paid,
        periodStart: period?.start,
        periodEnd: period?.end,
        ...(await findBillingName(tx, providerId)),
        issuedAt: one.created,
        paidAt,
        paidBy: message('billing.invoices.byCard'),
        stripeId: one.id,
      },
      select: { id: true },
    })
    await notifyManagers(tx, providerId, { invoiceId: id, change: 'paid' }, now)
  }
}

/** Long enough for the transaction's two calls to Stripe. */
const TIMEOUT_MS = 25_000

/**
 * Synchronizes one customer (Stripe's id) with Stripe. Does not rely on the content of webhook events: it reads subscriptions
 * and paid invoices from Stripe while the provider is locked, so that events may arrive twice, late, in any order or never.
 * Returns the tags to revalidate; none for an unknown customer.
 */
async function syncCustomer(customerId: string, now: Date): Promise<string[]> {
  const known = await db().stripeCustomer.findUnique({ where: { customerId }, select: { providerId: true } })
  if (!known) return []
  const { providerId } = known
  return db().$transaction(
    async (tx) => {
      await lockProvider(tx, providerId)
      const found = await callStripe((stripe) =>
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 20,
          expand: ['data.default_payment_method'],
        }),
      )
      const state = stateOf(found.data)
      if (found.data.filter(({ status }) => status === 'active').length > 1)
        logger.error({ event: 'stripe.two-subscriptions', provider: providerId }, 'A provider pays twice at Stripe.')
      await storeState(tx, providerId, state, now)
      await recordPaidInvoices(tx, { providerId, customerId, plan: state?.plan }, now)
      const hasEnded = await endPlacementWithPlan(tx, providerId, now)
      return hasEnded ? findPageTags([providerId], tx) : []
    },
    { timeout: TIMEOUT_MS, maxWait: 5_000 },
  )
}

async function storeState(tx: Transaction, providerId: number, state: StripeState | null, now: Date): Promise<void> {
  const where = { providerId }
  const { subscriptionId = null, isFailing = false } = state ?? {}
  const card = state?.card ?? undefined
  await tx.stripeCustomer.update({ where, data: { subscriptionId, isFailing, card } })
  if (state) {
    const { plan, periodStart, periodEnd, renews } = state
    const data = { plan, periodStart, periodEnd, anchorDay: anchorOf(periodStart), renews, port: 'stripe' } as const
    await tx.subscription.upsert({ where, create: { providerId, ...data }, update: data })
    await withdrawOpenInvoices(tx, providerId, ['start', 'upgrade', 'renewal'])
    return
  }
  // The subscription ended at Stripe, so a plan paid by card ends; one paid by invoice is not affected.
  const ended = { providerId, port: 'stripe', periodEnd: { gt: now } } as const
  await tx.subscription.updateMany({ where: ended, data: { periodEnd: now, renews: false } })
}

const backTo = (locale: string, provider: string, paid?: 1) =>
  localUrl(localeOf(locale), dashboardRoutes.billing({ provider, paid }), siteUrl())

/**
 * Starts a Stripe Checkout page for the first month, which leads back in `locale`. Expires an earlier checkout, so that only one is open at a
 * time, and cancels a subscription whose payment fails, so that Stripe does not charge for both.
 */
export async function beginCheckout(
  provider: ManagedProvider,
  plan: PaidPlan,
  now: Date,
  locale: string,
): Promise<string> {
  const { internalId: providerId, id, name } = provider
  const { customerId, checkoutId, isFailing } = await ensureCustomer(providerId, name)
  if (checkoutId) await closeCheckout(checkoutId, customerId, now)
  if (isFailing) await cancelFailingSubscription(customerId, now)
  const { id: newCheckoutId, url } = await callStripe(async (stripe) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: id,
      line_items: [{ price: await findPrice(stripe, plan), quantity: 1 }],
      success_url: backTo(locale, id, 1),
      cancel_url: backTo(locale, id),
    }),
  )
  const where = { providerId, checkoutId }
  const { count } = await db().stripeCustomer.updateMany({ where, data: { checkoutId: newCheckoutId } })
  if (count > 0) return url ?? backTo(locale, id)
  // A concurrent order has started its own checkout.
  await callStripe((stripe) => stripe.checkout.sessions.expire(newCheckoutId))
  return beginCheckout(provider, plan, now, locale)
}

/** Expires an earlier checkout. Throws ConflictError if it was just paid, so that nobody pays twice. */
async function closeCheckout(id: string, customerId: string, now: Date): Promise<void> {
  const { status } = await callStripe((stripe) => stripe.checkout.sessions.retrieve(id))
  if (status === 'open') await callStripe((stripe) => stripe.checkout.sessions.expire(id))
  if (status === 'complete') await assertNotPaid(customerId, now)
}

/** Cancels a subscription whose payment fails. Throws ConflictError if a retry by Stripe has just succeeded. */
async function cancelFailingSubscription(customerId: string, now: Date): Promise<void> {
  await assertNotPaid(customerId, now)
  const failing = await db().stripeCustomer.findFirst({ where: { customerId, isFailing: true } })
  const { subscriptionId } = failing ?? {}
  if (subscriptionId) await callStripe((stripe) => stripe.subscriptions.cancel(subscriptionId))
}

/** Synchronizes the customer with Stripe. Throws ConflictError if they have a plan. */
async function assertNotPaid(customerId: string, now: Date): Promise<void> {
  await syncCustomer(customerId, now)
  const paid = await db().subscription.findFirst({ where: { provider: { stripeCustomer: { customerId } } } })
  if (planAt(paid, now) !== 'BASIC') throw new ConflictError(message('billing.errors.planStarted'))
}

async function ensureCustomer(providerId: number, name: string) {
  const select = { customerId: true, checkoutId: true, isFailing: true } as const
  const known = await db().stripeCustomer.findUnique({ where: { providerId }, select })
  if (known) return known
  // The idempotency key is the same for concurrent requests, so they create only one customer.
  const created = await callStripe((stripe) =>
    stripe.customers.create(
      { name, metadata: { providerId: String(providerId) } },
      { idempotencyKey: `customer-${providerId}-${siteUrl()}` },
    ),
  )
  const create = { providerId, customerId: created.id }
  return db().stripeCustomer.upsert({ where: { providerId }, create, update: {}, select })
}

/** Upgrades and charges the prorated difference to the card. If the card is declined, changes nothing and throws ConflictError with Stripe's message. */
export async function upgradeByCard(providerId: number, plan: PaidPlan, now: Date): Promise<string[]> {
  const { customerId, subscriptionId } = await findSubscribed(providerId)
  await callStripe(async (stripe) => {
    const { items } = await stripe.subscriptions.retrieve(subscriptionId)
    const price = await findPrice(stripe, plan)
    await stripe.subscriptions.update(subscriptionId, {
      items: [{ id: items.data[0]?.id, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    })
  })
  return syncCustomer(customerId, now)
}

/**
 * Cancels the subscription at the end of the paid period, or resumes it. A subscription whose payment fails is canceled immediately,
 * since Stripe would retry it even after the end of the period. Returns the tags to revalidate.
 */
export async function renewByCard(providerId: number, renews: boolean, now: Date): Promise<string[]> {
  const { customerId } = await findSubscribed(providerId)
  // Stripe may have charged the card successfully since the last sync.
  const before = await syncCustomer(customerId, now)
  const { subscriptionId, isFailing } = await findSubscribed(providerId)
  await callStripe((stripe) =>
    isFailing && !renews
      ? stripe.subscriptions.cancel(subscriptionId)
      : stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews }),
  )
  return [...before, ...(await syncCustomer(customerId, now))]
}

/**
 * Opens Stripe's portal to change the card. Throws ForbiddenError unless the actor is a manager, and ConflictError for a provider
 * that never paid by card.
 */
export async function openPortal(actor: SignedInActor, publicId: string): Promise<string> {
  const { internalId: providerId, id } = await findManaged(actor, publicId, 'manage-billing')
  const known = await db().stripeCustomer.findUnique({ where: { providerId } })
  if (!known) throw new ConflictError(message('billing.errors.noCard'))
  const customer = known.customerId
  const { url } = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: backTo(actor.locale, id) }),
  )
  return url
}

async function findSubscribed(providerId: number) {
  const { customerId, subscriptionId, isFailing } =
    (await db().stripeCustomer.findUnique({ where: { providerId } })) ?? {}
  if (!customerId || !subscriptionId) throw new ConflictError(message('billing.errors.notByCard'))
  return { customerId, subscriptionId, isFailing }
}

/** Events without a customer are ignored. */
const customerEvent = z.object({ data: z.object({ object: z.object({ customer: z.string() }) }) })

/**
 * Handles a webhook event (its raw body and signature) by synchronizing its customer. Returns the tags to revalidate. Throws
 * NotFoundError when card payments are not configured, and InvalidInputError without a valid signature of the last five
 * minutes.
 */
export async function receiveEvent(bytes: Uint8Array, signature: string | null, now: Date): Promise<string[]> {
  const secret = env().STRIPE_WEBHOOK_SECRET
  if (!acceptsCards() || !secret) throw new NotFoundError()
  const event = customerEvent.safeParse(await verify(bytes, signature, secret))
  return event.success ? syncCustomer(event.data.data.object.customer, now) : []
}

async function verify(bytes: Uint8Array, signature: string | null, secret: string): Promise<unknown> {
  try {
    return (await stripeClient()).webhooks.constructEvent(Buffer.from(bytes), signature ?? '', secret)
  } catch {
    throw new InvalidInputError(message('billing.errors.notSigned'))
  }
}

const seconds = z.number().transform((value) => new Date(value * 1000))
const item = z.object({
  current_period_start: seconds,
  current_period_end: seconds,
  price: z.object({ metadata: z.object({ plan: z.enum(PaidPlan) }) }),
})
const card = z.object({ card: z.object({ brand: z.string(), last4: z.string() }) })

/** The fields of a Stripe subscription that we use. */
const subscription = z.object({
  id: z.string(),
  status: z.string(),
  created: z.number(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  items: z.object({ data: z.array(item).min(1) }),
  default_payment_method: z.unknown(),
})

type StripeState = {
  subscriptionId: string
  plan: PaidPlan
  periodStart: Date
  /** The end of the paid period. */
  periodEnd: Date
  renews: boolean
  isFailing: boolean
  /** "Visa ending in 4242", as a message. */
  card: string | null
}

/** Subscriptions that are paid, or whose failed payment Stripe is retrying. */
const LIVE = ['active', 'trialing', 'past_due', 'unpaid']

/**
 * The state of a customer from their newest live subscription; null when there is none for one of our plans. If the
 * payment for the current period failed, the paid time ended at the start of that period.
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
  message('billing.invoices.card', {
    brand: `${brand.charAt(0).toUpperCase()}${brand.slice(1).replaceAll('_', ' ')}`,
    last4,
  })

const line = z.object({ period: z.object({ start: seconds, end: seconds }) })
/** The fields of a paid Stripe invoice that we use. */
const stripeInvoice = z.object({
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

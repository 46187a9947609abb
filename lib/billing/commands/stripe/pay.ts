import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { siteUrl } from '@/lib/platform/env'
import { ConflictError } from '@/lib/platform/errors'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { findManaged } from '@/lib/provider-people/queries/own'
import type { ManagedProvider } from '@/lib/provider-people/types'
import type { PaidPlan } from '@/prisma/generated/enums'
import { planAt } from '../../rules/plans'
import { askStripe } from '../../stripe/client'
import { findPrice } from '../../stripe/prices'
import { syncCustomer } from './sync'

const backTo = (provider: string, paid?: 1) => absoluteUrl(routes.billing({ provider, paid }), siteUrl())

/** A page of Stripe's on which a manager's card pays the first month. One at a time: what was begun before is closed there. */
export async function beginCheckout({ internalId: providerId, id, name }: ManagedProvider, plan: PaidPlan, now: Date) {
  const { customerId, checkoutId } = await ensureCustomer(providerId, name)
  if (checkoutId) await closeCheckout(checkoutId, customerId, now)
  const { id: begun, url } = await askStripe(async (stripe) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: id,
      line_items: [{ price: await findPrice(stripe, plan), quantity: 1 }],
      success_url: backTo(id, 1),
      cancel_url: backTo(id),
    }),
  )
  await db().stripeCustomer.update({ where: { providerId }, data: { checkoutId: begun } })
  return url ?? backTo(id)
}

/** What was begun before cannot be paid any more. Throws ConflictError where it just was: nobody pays twice. */
async function closeCheckout(id: string, customerId: string, now: Date): Promise<void> {
  const { status } = await askStripe((stripe) => stripe.checkout.sessions.retrieve(id))
  if (status === 'open') await askStripe((stripe) => stripe.checkout.sessions.expire(id))
  if (status !== 'complete') return
  await syncCustomer(customerId, now)
  const paid = await db().subscription.findFirst({ where: { provider: { stripeCustomer: { customerId } } } })
  if (planAt(paid, now) !== 'BASIC') throw new ConflictError('Your payment has arrived: the plan is open.')
}

async function ensureCustomer(providerId: number, name: string) {
  const select = { customerId: true, checkoutId: true } as const
  const known = await db().stripeCustomer.findUnique({ where: { providerId }, select })
  if (known) return known
  // The same key is the same customer, also for two who press at once.
  const made = await askStripe((stripe) =>
    stripe.customers.create(
      { name, metadata: { providerId: String(providerId) } },
      { idempotencyKey: `customer-${providerId}-${siteUrl()}` },
    ),
  )
  const create = { providerId, customerId: made.id }
  return db().stripeCustomer.upsert({ where: { providerId }, create, update: {}, select })
}

/** Charges the card the difference for the time that is left, or changes nothing. Throws ConflictError with what the card's bank says. */
export async function upgradeByCard(providerId: number, plan: PaidPlan, now: Date): Promise<string[]> {
  const { customerId, subscriptionId } = await subscribed(providerId)
  await askStripe(async (stripe) => {
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

/** Cancels at the end of the month that is paid, or lets it go on. */
export async function renewByCard(providerId: number, renews: boolean, now: Date): Promise<string[]> {
  const { customerId, subscriptionId } = await subscribed(providerId)
  await askStripe((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews }))
  return syncCustomer(customerId, now)
}

/** Stripe's page for another card. Throws NotFoundError, ForbiddenError, ConflictError where nothing was ever paid by card. */
export async function openPortal(actor: SignedInActor, publicId: string): Promise<string> {
  const { internalId: providerId, id } = await findManaged(actor, publicId, 'manage-billing')
  const known = await db().stripeCustomer.findUnique({ where: { providerId } })
  if (!known) throw new ConflictError('No card is kept for this provider.')
  const customer = known.customerId
  const { url } = await askStripe((stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: backTo(id) }),
  )
  return url
}

async function subscribed(providerId: number) {
  const { customerId, subscriptionId } = (await db().stripeCustomer.findUnique({ where: { providerId } })) ?? {}
  if (!customerId || !subscriptionId) throw new ConflictError('No plan of this provider is paid by card.')
  return { customerId, subscriptionId }
}

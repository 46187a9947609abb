import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { ACTIVE_PEOPLE, findManaged } from '@/lib/listings/people/queries'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { rolesAllowedTo } from '@/lib/listings/policy'
import { ACTIVE_ADMIN, notifyAll } from '@/lib/notifications/commands/notify'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { lockProvider, saveProviders } from '@/lib/providers/commands/save-providers'
import type { Prisma, Subscription } from '@/prisma/generated/client'
import { InvoiceKind, type PaidPlan, type ProviderStatus } from '@/prisma/generated/enums'
import { findPlan, nextPort } from '../queries'
import { chargesTwice, firstCents, isLarger, mergedPlan, ORDER_RATE, type Plan, planAt, planOf } from '../rules'
import type { PlanState } from '../schema'
import { beginCheckout, renewByCard, upgradeByCard } from '../stripe/commands'
import { applyRenewal, issueInvoice, notifyManagers, withdrawOpenInvoices } from './invoices'

type Order = { publicId: string; plan: PaidPlan }

/**
 * Orders a plan for a month, or an upgrade for the rest of the paid period, by invoice. The plan is activated when the payment is recorded.
 * Earlier unpaid orders are withdrawn. Returns the invoice's id. Throws ForbiddenError unless the actor is a
 * manager, and ConflictError when it is not an upgrade or the provider has closed.
 */
async function orderByInvoice(actor: SignedInActor, { publicId, plan }: Order, now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const provider = await findManaged(actor, publicId, 'manage-billing', tx)
    const { internalId: providerId, name } = provider
    await lockProvider(tx, providerId)
    const invoiceId = await issueFor(tx, provider, plan, now)
    await notifyManagers(tx, providerId, { invoiceId, change: 'issued' }, now)
    // The admins look for the payment.
    await notifyAll(tx, ACTIVE_ADMIN, { kind: 'plan-asked', facts: { provider: name }, at: now })
    const note = { at: now, actorId: actor.id, details: { providerId, plan, invoiceId } }
    await recordAudit(tx, { ...note, action: 'billing.asked' })
    return invoiceId
  })
}

/** Throws ConflictError unless the provider is open and the wanted plan is an upgrade. */
export function requireUpgrade(status: ProviderStatus, current: Plan, wanted: PaidPlan): void {
  if (status === 'closed') throw new ConflictError(message('billing.errors.closed'))
  if (current === wanted) throw new ConflictError(message('billing.errors.onPlan', { plan: planOf(wanted).name }))
  if (!isLarger(current, wanted)) return
  throw new ConflictError(
    message('billing.errors.smallerPlan', { plan: planOf(current).name, next: planOf(wanted).name }),
  )
}

async function issueFor(tx: Transaction, provider: ManagedProvider, plan: PaidPlan, now: Date): Promise<number> {
  const { internalId: providerId, status } = provider
  const paid = await tx.subscription.findUnique({ where: { providerId } })
  const current = planAt(paid, now)
  requireUpgrade(status, current, plan)
  const amountCents = firstCents(plan, paid, now)
  if (!paid || current === 'BASIC') return issueInvoice(tx, { providerId, plan, kind: 'start', amountCents }, now)
  const period = { periodStart: now, periodEnd: paid.periodEnd }
  return issueInvoice(tx, { providerId, plan, kind: 'upgrade', amountCents, period }, now)
}

/** The result of an order: an invoice, a checkout page, or the active plan with the tags to revalidate. */
export type OrderResult = { invoiceId?: number; payAt?: string; isOpen?: true; tags?: string[] }

/**
 * Orders a plan or an upgrade by the provider's payment method. Throws ForbiddenError unless the actor is a
 * manager, ConflictError when it is not an upgrade, the provider has closed or the card is declined, and
 * TooManyRequestsError.
 */
export async function orderPlan(actor: SignedInActor, order: Order, now: Date): Promise<OrderResult> {
  const provider = await findManaged(actor, order.publicId, 'manage-billing')
  const { internalId: providerId } = provider
  await takeAttempts([{ of: ['plan asked for by', actor.id], limit: ORDER_RATE }], now)
  const paid = await db().subscription.findUnique({ where: { providerId } })
  if (nextPort(paid, now) === 'offline') return { invoiceId: await orderByInvoice(actor, order, now) }
  const current = planAt(paid, now)
  requireUpgrade(provider.status, current, order.plan)
  if (current === 'BASIC') return { payAt: await beginCheckout(provider, order.plan, now, actor.locale) }
  return { isOpen: true, tags: await upgradeByCard(providerId, order.plan, now) }
}

/**
 * Cancels or resumes the renewal. The paid period stays active until its end; a subscription whose payment fails ends immediately. Throws
 * ForbiddenError unless the actor is a manager, and ConflictError on the free plan and when a closed provider would renew.
 */
export async function changeRenewal(
  actor: SignedInActor,
  publicId: string,
  renews: boolean,
  now: Date,
): Promise<PlanState> {
  const { internalId: providerId, status } = await findManaged(actor, publicId, 'manage-billing')
  if (renews && status === 'closed') throw new ConflictError(message('billing.errors.closed'))
  const subscription = await db().subscription.findUnique({ where: { providerId } })
  const isFailing = (await db().stripeCustomer.count({ where: { providerId, isFailing: true } })) > 0
  const isByCard =
    (!renews && isFailing) ||
    (subscription?.port === 'stripe' && planAt(subscription, now) !== 'BASIC' && subscription.renews !== renews)
  // Stripe first, so that a change it rejects is not stored.
  if (isByCard) await renewByCard(providerId, renews, now)
  return db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    await findManaged(actor, publicId, 'manage-billing', tx)
    const paid = await tx.subscription.findUnique({ where: { providerId } })
    if (planAt(paid, now) === 'BASIC' && !isByCard) throw new ConflictError(message('billing.errors.freePlan'))
    if (paid && paid.renews !== renews) await tx.subscription.update({ where: { providerId }, data: { renews } })
    if (isByCard || paid?.renews !== renews) {
      await applyRenewal(tx, providerId, now)
      const details = { providerId, renews }
      await recordAudit(tx, { action: 'billing.renewal-changed', at: now, actorId: actor.id, details })
    }
    return findPlan(providerId, now, tx)
  })
}

/** Condition for providers whose card plan should be canceled: closed, or without a manager who can sign in and cancel it. */
const CANCEL_CARD_PLAN = {
  OR: [
    { status: 'closed' },
    { people: { none: { role: { in: rolesAllowedTo('manage-billing') }, user: ACTIVE_PEOPLE.user } } },
  ],
} satisfies Prisma.ProviderWhereInput

/** Condition for customers whose card will be charged again. */
const WILL_BE_CHARGED = {
  subscriptionId: { not: null },
  OR: [{ isFailing: true }, { provider: { subscription: { renews: true, port: 'stripe' } } }],
} satisfies Prisma.StripeCustomerWhereInput

async function cancelCardPlan(providerId: number, now: Date): Promise<void> {
  const changed = await renewByCard(providerId, false, now)
  const details = { providerId, renews: false }
  await recordAudit(db(), { action: 'billing.renewal-changed', at: now, actorId: null, details })
  await revalidateRemotely(changed, (sentence) => logger.warn({ event: 'billing.canceled' }, sentence))
}

/** Cancels the card plan of a provider (internal id) that has one, as a manager would. */
export async function endCardPlan(providerId: number, now: Date): Promise<void> {
  if ((await db().stripeCustomer.count({ where: { ...WILL_BE_CHARGED, providerId } })) > 0)
    await cancelCardPlan(providerId, now)
}

/**
 * Cancels the card plans of closed providers and of those without a manager, as a manager would. Only a manager can resume them. A
 * failure for one provider is retried in the next run.
 */
export async function cancelUnwantedCardPlans(now: Date, signal?: AbortSignal): Promise<void> {
  const due = await db().stripeCustomer.findMany({
    where: { ...WILL_BE_CHARGED, provider: CANCEL_CARD_PLAN },
    orderBy: { providerId: 'asc' },
    select: { providerId: true },
  })
  for (const { providerId } of due) {
    if (signal?.aborted) return
    try {
      await cancelCardPlan(providerId, now)
    } catch (error) {
      logger.error({ event: 'billing.not-canceled', provider: providerId, error }, 'A card plan could not be canceled.')
    }
  }
}

/** Withdraws an unpaid order; a renewal must be canceled instead. Throws NotFoundError, ConflictError. */
export async function withdrawInvoice(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const invoice = await db().invoice.findUnique({
    where: { id },
    select: { providerId: true, kind: true, provider: { select: { slug: true } } },
  })
  if (!invoice) throw new NotFoundError(message('billing.errors.noInvoice'))
  const { providerId, provider, kind } = invoice
  await findManaged(actor, provider.slug, 'manage-billing')
  if (kind === 'renewal') throw new ConflictError(message('billing.errors.isRenewal'))
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const where = { id, status: 'open' } as const
    const { count } = await tx.invoice.updateMany({ where, data: { status: 'withdrawn' } })
    if (count === 0) throw new ConflictError(message('billing.errors.notOpen'))
    const details = { providerId, invoiceId: id }
    await recordAudit(tx, { action: 'billing.withdrawn', at: now, actorId: actor.id, details })
  })
}

/**
 * Moves the plan, invoices and placements of a merged provider to the survivor (internal ids, both locked). If both pay, the
 * survivor gets the larger plan until the later end. The merged provider's unpaid invoices are withdrawn if the survivor
 * has or once had a plan, or has an open invoice; a renewal that is due is issued again. Throws ConflictError if both pay
 * and one of them by card.
 */
export async function moveBilling(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const both = { providerId: { in: [fromId, toId] } }
  const paid = await tx.subscription.findMany({ where: both })
  const paidBy = (id: number) => paid.find(({ providerId }) => providerId === id) ?? null
  const [survivor, merged] = [paidBy(toId), paidBy(fromId)]
  const failing = await tx.stripeCustomer.findMany({
    where: { ...both, isFailing: true },
    select: { providerId: true },
  })
  const withFailing = (of: Subscription | null) =>
    of && { ...of, isFailing: failing.some(({ providerId }) => providerId === of.providerId) }
  if (chargesTwice(withFailing(survivor), withFailing(merged), now))
    throw new ConflictError(message('billing.errors.bothPay'))
  const plan = mergedPlan(survivor, merged, now)
  // Open orders were based on the survivor's former plan.
  if (plan !== survivor) await withdrawOpenInvoices(tx, toId, ['start', 'upgrade'])
  await moveInvoices(tx, { fromId, toId, hasOwn: survivor !== null })
  await tx.subscription.deleteMany({ where: both })
  if (plan) await tx.subscription.create({ data: { ...plan, providerId: toId }, select: { providerId: true } })
  await moveCustomer(tx, fromId, toId)
  await movePlacements(tx, fromId, toId, now)
  await applyRenewal(tx, toId, now)
}

type Invoices = { fromId: number; toId: number; hasOwn: boolean }

async function moveInvoices(tx: Transaction, { fromId, toId, hasOwn }: Invoices): Promise<void> {
  const survivorOpen = await tx.invoice.count({ where: { providerId: toId, status: 'open' } })
  if (hasOwn || survivorOpen > 0) await withdrawOpenInvoices(tx, fromId, Object.values(InvoiceKind))
  await tx.invoice.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

/** If both are Stripe customers, keeps the one with a plan. They cannot both have one: see chargesTwice. */
async function moveCustomer(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const [merged, survivor] = [
    await tx.stripeCustomer.findUnique({ where: { providerId: fromId } }),
    await tx.stripeCustomer.findUnique({ where: { providerId: toId } }),
  ]
  if (!merged) return
  if (survivor && !merged.subscriptionId) {
    await tx.stripeCustomer.delete({ where: { providerId: fromId }, select: { providerId: true } })
    return
  }
  if (survivor) await tx.stripeCustomer.delete({ where: { providerId: toId }, select: { providerId: true } })
  const data = { providerId: toId }
  await tx.stripeCustomer.update({ where: { providerId: fromId }, data, select: { providerId: true } })
}

async function movePlacements(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const where = { providerId: fromId }
  const newest = await tx.sponsoredPlacement.findFirst({
    where: { providerId: { in: [fromId, toId] }, endsAt: { gt: now } },
    orderBy: { endsAt: 'desc' },
  })
  await tx.sponsoredPlacement.updateMany({ where, data: { providerId: toId } })
  if (newest) await saveProviders(tx, [{ id: toId, sponsoredUntil: newest.endsAt.toISOString() }])
}

import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { peopleToNotify } from '@/lib/listings/people/queries'
import { notifyAll } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { daysFrom, todayIn } from '@/lib/platform/time/dates'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { addressLine } from '@/lib/providers/rules/address'
import type { Invoice, Subscription } from '@/prisma/generated/client'
import type { InvoiceKind, PaidPlan } from '@/prisma/generated/enums'
import { anchorOf, firstCents, invoiceNumber, LAPSED_DAYS, monthAfter, planOf, RENEWAL_DAYS } from '../rules'

type NewInvoice = {
  /** Internal id. */
  providerId: number
  plan: PaidPlan
  kind: InvoiceKind
  /** Defaults to the plan's monthly price. */
  amountCents?: number
  period?: { periodStart: Date; periodEnd: Date }
}

/** Creates an invoice with the provider's current name and city, and withdraws open invoices of the same kind. */
export async function issueInvoice(tx: Transaction, invoice: NewInvoice, now: Date): Promise<number> {
  const { providerId, plan, kind, amountCents = planOf(plan).monthlyCents, period } = invoice
  await withdrawOpenInvoices(tx, providerId, kind === 'renewal' ? ['renewal'] : ['start', 'upgrade'])
  const data = {
    providerId,
    plan,
    kind,
    amountCents,
    ...period,
    ...(await findBillingName(tx, providerId)),
    issuedAt: now,
  }
  return (await tx.invoice.create({ data, select: { id: true } })).id
}

/** The provider's current name and city for an invoice. */
export async function findBillingName(tx: Transaction, providerId: number) {
  const { name, city, state, zip } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { name: true, city: true, state: true, zip: true },
  })
  return { billedName: name, billedPlace: addressLine({ street: null, city, state, zip }) }
}

/** Withdraws unpaid invoices. */
export async function withdrawOpenInvoices(tx: Transaction, providerId: number, kinds: InvoiceKind[]): Promise<number> {
  const where = { providerId, status: 'open', kind: { in: kinds } } as const
  return (await tx.invoice.updateMany({ where, data: { status: 'withdrawn' } })).count
}

type InvoiceChange = { invoiceId: number; change: 'issued' | 'paid' }

/** Notifies the managers of a provider (internal id) about a new or a paid invoice. */
export async function notifyManagers(
  tx: Transaction,
  providerId: number,
  event: InvoiceChange,
  at: Date,
): Promise<void> {
  const invoice = await tx.invoice.findUniqueOrThrow({
    where: { id: event.invoiceId },
    select: { issuedAt: true, amountCents: true, plan: true, kind: true, periodStart: true, periodEnd: true },
  })
  const { slug, name, timeZone } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { slug: true, name: true, timeZone: true },
  })
  const { issuedAt, amountCents, plan, kind, periodStart, periodEnd } = invoice
  const until = event.change === 'paid' ? periodEnd : kind === 'renewal' ? periodStart : null
  const facts = {
    provider: name,
    publicId: slug,
    change: event.change,
    number: invoiceNumber(event.invoiceId, issuedAt),
    amountCents,
    plan,
    until: until && todayIn(timeZone, until),
  }
  await notifyAll(tx, peopleToNotify(providerId, 'manage-billing'), { kind: 'billing', facts, at })
}

/**
 * Updates a provider's invoices (internal id): issues a renewal of the current plan RENEWAL_DAYS before the period ends,
 * withdraws it after a cancellation or while the provider is closed, and updates an unpaid upgrade. Idempotent.
 */
export async function applyRenewal(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const found = await tx.subscription.findUnique({
    where: { providerId },
    include: { provider: { select: { status: true } } },
  })
  // Stripe charges cards without an invoice from us.
  if (!found || found.port === 'stripe') return
  const { provider, ...paid } = found
  const { plan, periodEnd, anchorDay, renews } = paid
  await applyUpgrade(tx, paid, now)
  if (!renews || provider.status === 'closed' || periodEnd < daysFrom(now, -LAPSED_DAYS)) {
    await withdrawOpenInvoices(tx, providerId, ['renewal'])
    return
  }
  const open = await tx.invoice.findFirst({ where: { providerId, status: 'open', kind: 'renewal' } })
  if (open?.plan === plan && open.periodStart?.getTime() === periodEnd.getTime()) return
  if (periodEnd > daysFrom(now, RENEWAL_DAYS)) {
    // A merge may have moved the end, or changed the plan.
    await withdrawOpenInvoices(tx, providerId, ['renewal'])
    return
  }
  const period = { periodStart: periodEnd, periodEnd: monthAfter(periodEnd, anchorDay) }
  const invoiceId = await issueInvoice(tx, { providerId, plan, kind: 'renewal', period }, now)
  await notifyManagers(tx, providerId, { invoiceId, change: 'issued' }, now)
}

/** Withdraws an unpaid upgrade when its period ends. Issues it again if a renewal has extended the period, since it then costs more. */
async function applyUpgrade(tx: Transaction, paid: Subscription, now: Date): Promise<void> {
  const { providerId, periodEnd } = paid
  const open = await tx.invoice.findFirst({ where: { providerId, status: 'open', kind: 'upgrade' } })
  if (!open) return
  if ((open.periodEnd ?? periodEnd) <= now) {
    await tx.invoice.update({ where: { id: open.id }, data: { status: 'withdrawn' }, select: { id: true } })
    return
  }
  if (open.periodEnd?.getTime() === periodEnd.getTime()) return
  const { plan } = open
  const period = { periodStart: now, periodEnd }
  const amountCents = firstCents(plan, paid, now)
  const invoiceId = await issueInvoice(tx, { providerId, plan, kind: 'upgrade', amountCents, period }, now)
  await notifyManagers(tx, providerId, { invoiceId, change: 'issued' }, now)
}

/** Runs daily: applies renewals for all periods that end soon or ended recently. A failure for one provider is retried the next day. */
export async function applyRenewals(now: Date, signal?: AbortSignal): Promise<void> {
  const due = await db().subscription.findMany({
    where: { port: 'offline', periodEnd: { gte: daysFrom(now, -LAPSED_DAYS - 7), lte: daysFrom(now, RENEWAL_DAYS) } },
    orderBy: { providerId: 'asc' },
    select: { providerId: true },
  })
  for (const { providerId } of due) {
    if (signal?.aborted) return
    const renew = async (tx: Transaction) => {
      await lockProvider(tx, providerId)
      await applyRenewal(tx, providerId, now)
    }
    await db()
      .$transaction(renew)
      .catch((error: unknown) =>
        logger.error({ event: 'billing.not-settled', provider: providerId, error }, 'A renewal could not be applied.'),
      )
  }
}

/**
 * Records an invoice as paid and activates its plan. Throws NotFoundError, and ConflictError when it is already paid or
 * withdrawn, or no longer fits the provider's current plan.
 */
export async function recordPayment(actor: SignedInActor, id: number, paidBy: string, now: Date): Promise<void> {
  const found = await db().invoice.findUnique({ where: { id }, select: { providerId: true } })
  if (!found) throw new NotFoundError(message('billing.errors.noInvoice'))
  const { providerId } = found
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const invoice = await tx.invoice.findUniqueOrThrow({ where: { id } })
    if (invoice.status === 'paid') throw new ConflictError(message('billing.errors.alreadyPaid'))
    if (invoice.status === 'withdrawn') throw new ConflictError(message('billing.errors.withdrawn'))
    const period = await activatePlan(tx, invoice, now)
    await tx.invoice.update({ where: { id }, data: { status: 'paid', paidAt: now, paidBy, ...period } })
    await notifyManagers(tx, providerId, { invoiceId: id, change: 'paid' }, now)
    await applyRenewal(tx, providerId, now)
    const { plan, kind, amountCents } = invoice
    const details = { providerId, invoiceId: id, plan, kind, amountCents }
    await recordAudit(tx, { action: 'billing.paid', at: now, actorId: actor.id, details })
  })
}

type Period = { periodStart: Date; periodEnd: Date }

/** Activates the paid plan and returns the period it covers. */
async function activatePlan(tx: Transaction, { providerId, plan, kind }: Invoice, now: Date): Promise<Period> {
  const where = { providerId }
  const paid = await tx.subscription.findUnique({ where })
  const isActive = paid !== null && paid.periodEnd > now
  if (kind === 'upgrade') {
    if (!isActive) throw new ConflictError(message('billing.errors.upgradeOver'))
    await tx.subscription.update({ where, data: { plan } })
    return { periodStart: now, periodEnd: paid.periodEnd }
  }
  if (kind === 'renewal' && isActive) {
    const period = { periodStart: paid.periodEnd, periodEnd: monthAfter(paid.periodEnd, paid.anchorDay) }
    // The new period follows the current one.
    await tx.subscription.update({ where, data: { periodEnd: period.periodEnd } })
    return period
  }
  if (isActive) throw new ConflictError(message('billing.errors.hasPlan'))
  const anchorDay = anchorOf(now)
  const period = { periodStart: now, periodEnd: monthAfter(now, anchorDay) }
  const data = { plan, ...period, anchorDay, renews: true, port: 'offline' } as const
  await tx.subscription.upsert({ where, create: { providerId, ...data }, update: data })
  await withdrawOpenInvoices(tx, providerId, ['renewal', 'start'])
  return period
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged, providersOf } from '@/lib/listings/people/queries'
import { rolesAllowedTo } from '@/lib/listings/policy'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { ForbiddenError, NotFoundError } from '@/lib/platform/http/errors'
import { localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import type { Prisma, Subscription } from '@/prisma/generated/client'
import { PaidPlan, type PaymentPort } from '@/prisma/generated/enums'
import {
  type Feature,
  firstCents,
  includesFeature,
  invoiceNumber,
  isLarger,
  missingFeature,
  planAt,
  SHOWN_INVOICES,
} from './rules'
import type {
  AdminInvoice,
  Billing,
  InvoiceDetail,
  InvoiceLine,
  Offer,
  OwnPlan,
  PaymentMethod,
  PlanState,
} from './schema'
import { acceptsCards } from './stripe/client'

/** The columns of an InvoiceLine. */
const INVOICE = {
  id: true,
  plan: true,
  kind: true,
  status: true,
  amountCents: true,
  periodStart: true,
  periodEnd: true,
  issuedAt: true,
  paidAt: true,
  paidBy: true,
} as const satisfies Prisma.InvoiceSelect

type Row = Prisma.InvoiceGetPayload<{ select: typeof INVOICE }>

function invoiceLine({ issuedAt, paidAt, periodStart, periodEnd, ...row }: Row, timeZone: string): InvoiceLine {
  const dayOf = (time: Date | null) => time && todayIn(timeZone, time)
  return {
    ...row,
    number: invoiceNumber(row.id, issuedAt),
    issuedOn: todayIn(timeZone, issuedAt),
    paidOn: dayOf(paidAt),
    periodStart: dayOf(periodStart),
    periodEnd: dayOf(periodEnd),
  }
}

type PlanRow = { plan: PaidPlan; periodEnd: Date; renews: boolean; port: PaymentPort } | null

const PLAN = { plan: true, periodEnd: true, renews: true, port: true } as const

function stateOf(row: PlanRow, timeZone: string, now: Date): PlanState {
  const plan = planAt(row, now)
  if (!row || plan === 'BASIC') return { plan, paidUntil: null, renews: false }
  return { plan, paidUntil: todayIn(timeZone, row.periodEnd), renews: row.renews }
}

/** The plan of a provider (internal id) at a given time. */
export async function findPlan(
  providerId: number,
  now: Date,
  connection: Database | Transaction = db(),
): Promise<PlanState> {
  const { timeZone, subscription } = await connection.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true, subscription: { select: PLAN } },
  })
  return stateOf(subscription, timeZone, now)
}

/** Throws ForbiddenError, which names the required plan, unless the plan of a provider (internal id) includes the feature. */
export async function requireFeature(
  providerId: number,
  feature: Feature,
  now: Date,
  connection: Database | Transaction = db(),
): Promise<PlanState> {
  const state = await findPlan(providerId, now, connection)
  if (!includesFeature(state.plan, feature))
    throw new ForbiddenError(message('billing.common.missingFeature', missingFeature(feature, state.plan)))
  return state
}

/** The plans of all providers whose billing the actor manages. */
export async function findOwnPlans(actor: Pick<SignedInActor, 'id'>, now: Date): Promise<OwnPlan[]> {
  const rows = await db().providerPerson.findMany({
    where: {
      userId: actor.id,
      role: { in: rolesAllowedTo('manage-billing') },
      provider: { status: { not: 'merged' } },
    },
    orderBy: [{ createdAt: 'asc' }, { providerId: 'asc' }],
    select: {
      provider: {
        select: {
          slug: true,
          name: true,
          timeZone: true,
          subscription: { select: PLAN },
          stripeCustomer: { select: { isFailing: true } },
        },
      },
    },
  })
  return rows.map(({ provider: { slug, name, timeZone, subscription, stripeCustomer } }) => ({
    provider: { id: slug, name },
    isFailing: stripeCustomer?.isFailing ?? false,
    renewsByCard: subscription?.port === 'stripe' && subscription.renews,
    ...stateOf(subscription, timeZone, now),
  }))
}

type Place = { id: number; timeZone: string }

/** The first and last day of a provider's current placement, or null. */
async function findPlacement({ id, timeZone }: Place, now: Date) {
  const row = await db().sponsoredPlacement.findFirst({
    where: { providerId: id, startsAt: { lte: now }, endsAt: { gt: now } },
    orderBy: { id: 'desc' },
    select: { startsAt: true, endsAt: true },
  })
  // `endsAt` is usually midnight, which already is the next day.
  return row && { from: todayIn(timeZone, row.startsAt), until: todayIn(timeZone, new Date(row.endsAt.getTime() - 1)) }
}

/** The Billing tab of one of the actor's providers (public id). Throws NotFoundError, and ForbiddenError unless they manage it. */
export async function findBilling(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  now: Date,
): Promise<Billing> {
  const { internalId: id, status } = await findManaged(actor, publicId, 'manage-billing')
  const { timeZone, subscription, stripeCustomer } = await db().provider.findUniqueOrThrow({
    where: { id },
    select: { timeZone: true, subscription: true, stripeCustomer: { select: { card: true, isFailing: true } } },
  })
  const rows = await db().invoice.findMany({
    where: { providerId: id, status: { not: 'withdrawn' } },
    orderBy: { id: 'desc' },
    take: SHOWN_INVOICES,
    select: INVOICE,
  })
  return {
    ...stateOf(subscription, timeZone, now),
    offers: status === 'closed' ? [] : offersFor(subscription, timeZone, now),
    by: paymentMethod(nextPort(subscription, now), stripeCustomer),
    placement: await findPlacement({ id, timeZone }, now),
    invoices: rows.map((row) => invoiceLine(row, timeZone)),
    today: todayIn(timeZone, now),
  }
}

type Customer = { card: string | null; isFailing: boolean } | null

/** How the next order is paid: the same way as the active plan; without one, by card if cards are accepted. */
export function nextPort(paid: Subscription | null, now: Date): PaymentPort {
  if (paid && planAt(paid, now) !== 'BASIC') return paid.port
  return acceptsCards() ? 'stripe' : 'offline'
}

function paymentMethod(port: PaymentPort, customer: Customer): PaymentMethod {
  const { card = null, isFailing = false } = customer ?? {}
  return { port, hasCard: customer !== null && acceptsCards(), card, isFailing }
}

function offersFor(paid: Subscription | null, timeZone: string, now: Date): Offer[] {
  const current = planAt(paid, now)
  return Object.values(PaidPlan)
    .filter((plan) => isLarger(plan, current))
    .map((plan) => ({
      plan,
      amountCents: firstCents(plan, paid, now),
      until: paid && current !== 'BASIC' ? todayIn(timeZone, paid.periodEnd) : null,
    }))
}

/** An invoice for its provider's managers and for admins. Throws NotFoundError. */
export async function findInvoice(actor: SignedInActor, id: number): Promise<InvoiceDetail> {
  const provider = actor.role === 'admin' ? {} : providersOf(actor.id, 'manage-billing')
  const row = await db().invoice.findFirst({
    where: { id, provider },
    select: { ...INVOICE, billedName: true, billedPlace: true, provider: { select: { timeZone: true } } },
  })
  if (!row) throw new NotFoundError(message('billing.errors.noInvoice'))
  const { provider: of, billedName, billedPlace, ...line } = row
  return { ...invoiceLine(line, of.timeZone), billedName, billedPlace, locale: localeOf(actor.locale) }
}

/** For admins: unpaid invoices, oldest first, and recently paid ones. */
export async function findAllInvoices(): Promise<{ open: AdminInvoice[]; paid: AdminInvoice[] }> {
  const select = { ...INVOICE, provider: { select: { slug: true, name: true, city: true, timeZone: true } } } as const
  const [open, paid] = await Promise.all([
    db().invoice.findMany({ where: { status: 'open' }, orderBy: { id: 'asc' }, take: 200, select }),
    db().invoice.findMany({ where: { status: 'paid' }, orderBy: { paidAt: 'desc' }, take: SHOWN_INVOICES, select }),
  ])
  const line = ({ provider: { slug, name, city, timeZone }, ...row }: (typeof open)[number]): AdminInvoice => ({
    ...invoiceLine(row, timeZone),
    provider: { id: slug, name, city },
  })
  return { open: open.map(line), paid: paid.map(line) }
}

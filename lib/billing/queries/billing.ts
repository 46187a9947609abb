import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findManaged, providersOf } from '@/lib/provider-people/queries/own'
import { todayIn } from '@/lib/providers/rules/dates'
import type { Subscription } from '@/prisma/generated/client'
import { PaidPlan } from '@/prisma/generated/enums'
import { firstCents } from '../rules/first-cents'
import { SHOWN_INVOICES } from '../rules/limits'
import { isLarger, planAt } from '../rules/plans'
import { INVOICE, invoiceLine } from '../select'
import { takesCards } from '../stripe/client'
import type { AdminInvoice, Billing, Offer, PayingBy, WholeInvoice } from '../types'
import { findPlacement } from './placement'
import { findPlan } from './plan'

/** The Billing tab of one of the actor's providers (public id). Throws NotFoundError, ForbiddenError to who is no manager. */
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
    ...(await findPlan(id, now)),
    offers: status === 'closed' ? [] : offersFor(subscription, timeZone, now),
    by: payingBy(subscription, stripeCustomer, now),
    placement: await findPlacement({ id, timeZone }, now),
    invoices: rows.map((row) => invoiceLine(row, timeZone)),
    today: todayIn(timeZone, now),
  }
}

type Customer = { card: string | null; isFailing: boolean } | null

/** What is paid goes on as it began; what begins now is paid by card where cards are taken. */
function payingBy(paid: Subscription | null, customer: Customer, now: Date): PayingBy {
  const port = paid && planAt(paid, now) !== 'BASIC' ? paid.port : takesCards() ? 'stripe' : 'offline'
  const { card = null, isFailing = false } = customer ?? {}
  return { port, hasCard: customer !== null && takesCards(), card, isFailing }
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
export async function findInvoice(actor: SignedInActor, id: number): Promise<WholeInvoice> {
  const provider = actor.role === 'admin' ? {} : providersOf(actor.id, 'manage-billing')
  const row = await db().invoice.findFirst({
    where: { id, provider },
    select: { ...INVOICE, billedName: true, billedPlace: true, provider: { select: { timeZone: true } } },
  })
  if (!row) throw new NotFoundError('There is no such invoice.')
  const { provider: of, billedName, billedPlace, ...line } = row
  return { ...invoiceLine(line, of.timeZone), billedName, billedPlace }
}

/** For admins: what waits to be paid, the oldest first, and what was paid lately. */
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

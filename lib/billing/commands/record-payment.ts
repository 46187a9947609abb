import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import type { Invoice } from '@/prisma/generated/client'
import { anchorOf, monthAfter } from '../rules/period'
import { withdrawOpen } from './invoices'
import { settleRenewal } from './renewals'
import { tellManagers } from './tell'

/**
 * An admin has the money: the invoice is paid, and what it pays for is open from now on. Of two admins at once one records it. Throws
 * NotFoundError, ConflictError where it is paid or withdrawn, or no longer fits what the provider is on.
 */
export async function recordPayment(actor: SignedInActor, id: number, paidBy: string, now: Date): Promise<void> {
  const found = await db().invoice.findUnique({ where: { id }, select: { providerId: true } })
  if (!found) throw new NotFoundError('There is no such invoice.')
  const { providerId } = found
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const invoice = await tx.invoice.findUniqueOrThrow({ where: { id } })
    if (invoice.status === 'paid') throw new ConflictError('This invoice is paid already.')
    if (invoice.status === 'withdrawn') throw new ConflictError('This invoice was withdrawn: there is nothing to pay.')
    const period = await openPlan(tx, invoice, now)
    await tx.invoice.update({ where: { id }, data: { status: 'paid', paidAt: now, paidBy, ...period } })
    await tellManagers(tx, providerId, { invoiceId: id, change: 'paid' }, now)
    await settleRenewal(tx, providerId, now)
    const { plan, kind, amountCents } = invoice
    const details = { providerId, invoiceId: id, plan, kind, amountCents }
    await recordAudit(tx, { action: 'billing.paid', at: now, actorId: actor.id, details })
  })
}

type Period = { periodStart: Date; periodEnd: Date }

/** Gives the provider what was paid; answers the time that it is for. */
async function openPlan(tx: Transaction, { providerId, plan, kind }: Invoice, now: Date): Promise<Period> {
  const where = { providerId }
  const paid = await tx.subscription.findUnique({ where })
  const isOn = paid !== null && paid.periodEnd > now
  if (kind === 'upgrade') {
    if (!isOn) throw new ConflictError('The month that this would have upgraded is over. Please withdraw the invoice.')
    await tx.subscription.update({ where, data: { plan } })
    return { periodStart: now, periodEnd: paid.periodEnd }
  }
  if (kind === 'renewal' && isOn) {
    const period = { periodStart: paid.periodEnd, periodEnd: monthAfter(paid.periodEnd, paid.anchorDay) }
    // The plan is on until the first end anyway: the paid time grows at its end.
    await tx.subscription.update({ where, data: { periodEnd: period.periodEnd } })
    return period
  }
  if (isOn) throw new ConflictError('The provider is on a plan already. Please withdraw the invoice.')
  const anchorDay = anchorOf(now)
  const period = { periodStart: now, periodEnd: monthAfter(now, anchorDay) }
  const data = { plan, ...period, anchorDay, renews: true, port: 'offline' } as const
  await tx.subscription.upsert({ where, create: { providerId, ...data }, update: data })
  await withdrawOpen(tx, providerId, ['renewal', 'start'])
  return period
}

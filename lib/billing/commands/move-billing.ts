import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { InvoiceKind } from '@/prisma/generated/enums'
import { chargesTwice, mergedPlan } from '../rules/merged-plan'
import { withdrawOpen } from './invoices'
import { settleRenewal } from './renewals'

/**
 * Makes what a provider that is merged into another (internal ids, both locked) pays for, its invoices and its placements that one's. Where
 * both pay, the survivor has the larger plan until the later end. What nobody has paid yet is withdrawn where the survivor has a plan or an
 * order of its own, and asked for anew where it is due. Throws ConflictError where both pay and one of them by card.
 */
export async function moveBilling(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const both = { providerId: { in: [fromId, toId] } }
  const paid = await tx.subscription.findMany({ where: both })
  const paidBy = (id: number) => paid.find(({ providerId }) => providerId === id) ?? null
  const [survivor, merged] = [paidBy(toId), paidBy(fromId)]
  if (chargesTwice(survivor, merged, now))
    throw new ConflictError(
      'Both providers pay for a plan, one of them by card. One of the plans has to be canceled first.',
    )
  const plan = mergedPlan(survivor, merged, now)
  // What was ordered beside no plan, or a smaller one, does not fit any more.
  if (plan !== survivor) await withdrawOpen(tx, toId, ['start', 'upgrade'])
  await moveInvoices(tx, { fromId, toId, hasOwn: survivor !== null })
  await tx.subscription.deleteMany({ where: both })
  if (plan) await tx.subscription.create({ data: { ...plan, providerId: toId }, select: { providerId: true } })
  await moveCustomer(tx, fromId, toId)
  await movePlacements(tx, fromId, toId, now)
  await settleRenewal(tx, toId, now)
}

type Invoices = { fromId: number; toId: number; hasOwn: boolean }

async function moveInvoices(tx: Transaction, { fromId, toId, hasOwn }: Invoices): Promise<void> {
  const openHere = await tx.invoice.count({ where: { providerId: toId, status: 'open' } })
  if (hasOwn || openHere > 0) await withdrawOpen(tx, fromId, Object.values(InvoiceKind))
  await tx.invoice.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

/** Of two customers at Stripe the one with a plan stays: at most one has, as was asked before. */
async function moveCustomer(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const [theirs, ours] = [
    await tx.stripeCustomer.findUnique({ where: { providerId: fromId } }),
    await tx.stripeCustomer.findUnique({ where: { providerId: toId } }),
  ]
  if (!theirs) return
  if (ours && !theirs.subscriptionId) {
    await tx.stripeCustomer.delete({ where: { providerId: fromId }, select: { providerId: true } })
    return
  }
  if (ours) await tx.stripeCustomer.delete({ where: { providerId: toId }, select: { providerId: true } })
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

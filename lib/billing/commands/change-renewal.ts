import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { findManaged } from '@/lib/provider-people/queries/own'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { findPlan } from '../queries/plan'
import { planAt } from '../rules/plans'
import type { PlanState } from '../types'
import { settleRenewal } from './renewals'
import { renewByCard } from './stripe/pay'

/**
 * A manager cancels, or lets the plan go on after all. What is paid stays open until its end. Throws NotFoundError, ForbiddenError to who is
 * no manager, ConflictError on the free plan.
 */
export async function changeRenewal(
  actor: SignedInActor,
  publicId: string,
  renews: boolean,
  now: Date,
): Promise<PlanState> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'manage-billing')
  const standing = await db().subscription.findUnique({ where: { providerId } })
  const isByCard = standing?.port === 'stripe' && planAt(standing, now) !== 'BASIC' && standing.renews !== renews
  // Stripe first: what it refuses is not written here.
  if (isByCard) await renewByCard(providerId, renews, now)
  return db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    await findManaged(actor, publicId, 'manage-billing', tx)
    const paid = await tx.subscription.findUnique({ where: { providerId } })
    if (planAt(paid, now) === 'BASIC') throw new ConflictError('Basic is free: there is nothing that renews.')
    if (paid?.renews !== renews) await tx.subscription.update({ where: { providerId }, data: { renews } })
    if (isByCard || paid?.renews !== renews) {
      await settleRenewal(tx, providerId, now)
      const details = { providerId, renews }
      await recordAudit(tx, { action: 'billing.renewal-changed', at: now, actorId: actor.id, details })
    }
    return findPlan(providerId, now, tx)
  })
}

/** A manager does not want after all what they asked for; a renewal is canceled instead. Throws NotFoundError, ConflictError. */
export async function withdrawInvoice(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const invoice = await db().invoice.findUnique({
    where: { id },
    select: { providerId: true, kind: true, provider: { select: { slug: true } } },
  })
  if (!invoice) throw new NotFoundError('There is no such invoice.')
  const { providerId, provider, kind } = invoice
  await findManaged(actor, provider.slug, 'manage-billing')
  if (kind === 'renewal') throw new ConflictError('This is the next month of your plan: cancel the renewal instead.')
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const where = { id, status: 'open' } as const
    const { count } = await tx.invoice.updateMany({ where, data: { status: 'withdrawn' } })
    if (count === 0) throw new ConflictError('This invoice is no longer open.')
    const details = { providerId, invoiceId: id }
    await recordAudit(tx, { action: 'billing.withdrawn', at: now, actorId: actor.id, details })
  })
}

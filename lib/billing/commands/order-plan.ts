import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { findManaged } from '@/lib/provider-people/queries/own'
import { ORDER_RATE } from '../rules/limits'
import { planAt } from '../rules/plans'
import { refuseNoStepUp } from '../rules/step-up'
import { takesCards } from '../stripe/client'
import { askForPlan, type Order } from './ask-for-plan'
import { beginCheckout, upgradeByCard } from './stripe/pay'

/** What became of an order: an invoice, a page on which a card pays, or the plan itself. `tags` of pages that say something else now. */
export type Ordered = { invoiceId?: number; payAt?: string; isOpen?: true; tags?: string[] }

/**
 * A manager wants a plan, or a larger one, by the port that its payments go by. Throws NotFoundError, ForbiddenError to who is no manager,
 * ConflictError where it is no step up, the provider has closed or the card is refused, TooManyRequestsError.
 */
export async function orderPlan(actor: SignedInActor, order: Order, now: Date): Promise<Ordered> {
  const provider = await findManaged(actor, order.publicId, 'manage-billing')
  const { internalId: providerId } = provider
  await takeTries([{ of: ['plan asked for by', actor.id], limit: ORDER_RATE }], now)
  const paid = await db().subscription.findUnique({ where: { providerId } })
  const current = planAt(paid, now)
  const port = current === 'BASIC' ? (takesCards() ? 'stripe' : 'offline') : paid?.port
  if (port !== 'stripe') return { invoiceId: await askForPlan(actor, order, now) }
  refuseNoStepUp(provider.status, current, order.plan)
  if (current === 'BASIC') return { payAt: await beginCheckout(provider, order.plan, now) }
  return { isOpen: true, tags: await upgradeByCard(providerId, order.plan, now) }
}

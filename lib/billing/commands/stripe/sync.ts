import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { logger } from '@/lib/platform/logger'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { anchorOf } from '../../rules/period'
import { type StripeState, stateOf } from '../../rules/stripe-state'
import { askStripe } from '../../stripe/client'
import { withdrawOpen } from '../invoices'
import { endPlacementWithPlan } from '../placement'
import { recordPaidInvoices } from './paid-invoices'

/** Two calls to Stripe, while nobody else changes this provider. */
const TIMEOUT_MS = 25_000

/**
 * Makes what stands here what stands at Stripe, for one customer (its id there). What a message said is not believed: its customer's
 * subscriptions and paid invoices are read behind the provider's lock, so that messages may come twice, late, in any order or never.
 * Answers the tags of pages that say something else now; nothing for a customer that is nobody's here.
 */
export async function syncCustomer(customerId: string, now: Date): Promise<string[]> {
  const known = await db().stripeCustomer.findUnique({ where: { customerId }, select: { providerId: true } })
  if (!known) return []
  const { providerId } = known
  return db().$transaction(
    async (tx) => {
      await lockProvider(tx, providerId)
      const found = await askStripe((stripe) =>
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
      await write(tx, providerId, state, now)
      await recordPaidInvoices(tx, { providerId, customerId, plan: state?.plan }, now)
      const hasEnded = await endPlacementWithPlan(tx, providerId, now)
      return hasEnded ? findPageTags([providerId], tx) : []
    },
    { timeout: TIMEOUT_MS, maxWait: 5_000 },
  )
}

async function write(tx: Transaction, providerId: number, state: StripeState | null, now: Date): Promise<void> {
  const where = { providerId }
  const { subscriptionId = null, isFailing = false } = state ?? {}
  const card = state?.card ?? undefined
  await tx.stripeCustomer.update({ where, data: { subscriptionId, isFailing, card } })
  if (state) {
    const { plan, periodStart, periodEnd, renews } = state
    const data = { plan, periodStart, periodEnd, anchorDay: anchorOf(periodStart), renews, port: 'stripe' } as const
    await tx.subscription.upsert({ where, create: { providerId, ...data }, update: data })
    await withdrawOpen(tx, providerId, ['start', 'upgrade', 'renewal'])
    return
  }
  // Ended there: what was paid by card ends here too; what was paid by invoice is none of Stripe's.
  const ended = { providerId, port: 'stripe', periodEnd: { gt: now } } as const
  await tx.subscription.updateMany({ where: ended, data: { periodEnd: now, renews: false } })
}

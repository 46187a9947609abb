import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { findManaged } from '@/lib/provider-people/queries/own'
import type { ManagedProvider } from '@/lib/provider-people/types'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import type { PaidPlan } from '@/prisma/generated/enums'
import { firstCents } from '../rules/first-cents'
import { planAt } from '../rules/plans'
import { refuseNoStepUp } from '../rules/step-up'
import { issueInvoice } from './invoices'
import { tellAdmins, tellManagers } from './tell'

export type Order = { publicId: string; plan: PaidPlan }

/**
 * A manager wants a plan, or a larger one: an invoice, for a month or for the rest of the one that is paid; the plan opens with its
 * payment. What was asked for before and not paid is withdrawn. Answers the invoice's id. Throws NotFoundError, ForbiddenError to who is
 * no manager, ConflictError where it is no step up or the provider has closed.
 */
export async function askForPlan(actor: SignedInActor, { publicId, plan }: Order, now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const provider = await findManaged(actor, publicId, 'manage-billing', tx)
    const { internalId: providerId, name } = provider
    await lockProvider(tx, providerId)
    const invoiceId = await issueFor(tx, provider, plan, now)
    await tellManagers(tx, providerId, { invoiceId, change: 'issued' }, now)
    await tellAdmins(tx, name, now)
    const note = { at: now, actorId: actor.id, details: { providerId, plan, invoiceId } }
    await recordAudit(tx, { ...note, action: 'billing.asked' })
    return invoiceId
  })
}

async function issueFor(tx: Transaction, provider: ManagedProvider, plan: PaidPlan, now: Date): Promise<number> {
  const { internalId: providerId, status } = provider
  const paid = await tx.subscription.findUnique({ where: { providerId } })
  const current = planAt(paid, now)
  refuseNoStepUp(status, current, plan)
  const amountCents = firstCents(plan, paid, now)
  if (!paid || current === 'BASIC') return issueInvoice(tx, { providerId, plan, kind: 'start', amountCents }, now)
  const period = { periodStart: now, periodEnd: paid.periodEnd }
  return issueInvoice(tx, { providerId, plan, kind: 'upgrade', amountCents, period }, now)
}

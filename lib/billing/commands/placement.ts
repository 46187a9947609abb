import { addDays, todayIn } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged } from '@/lib/listings/people/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { lockProvider } from '@/lib/providers/commands/merge-providers'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries/provider-page'
import { requireFeature } from '../queries'
import { opens, planAt } from '../rules/plans'

type Wish = {
  /** The last day, `YYYY-MM-DD`, by the provider's clock. */
  until: string
  timeZone: string
  /** The end of what is paid for. */
  periodEnd: Date
}

/** The moment at which a placement ends: with its last day, or with the paid time. Null for a day that is over or not paid for. */
export function placementEnd({ until, timeZone, periodEnd }: Wish, now: Date): Date | null {
  if (until < todayIn(timeZone, now) || until > todayIn(timeZone, periodEnd)) return null
  const midnight = instantOf(`${addDays(until, 1)}T00:00`, timeZone)
  // A zone's clocks may skip midnight; no such zone is in the US.
  return midnight && midnight < periodEnd ? midnight : periodEnd
}

const WRONG_DAY = 'Please choose a day from today to the last one that is paid for.'

/**
 * A manager has the provider shown as sponsored from now until the end of a day; chosen again, the later choice counts. Answers the tags of
 * the pages that say something else now. Throws NotFoundError, ForbiddenError to who is no manager or has not the plan, ConflictError for
 * who is not open, InvalidInputError for a day that is over or not paid for.
 */
export async function placeSponsored(
  actor: SignedInActor,
  publicId: string,
  until: string,
  now: Date,
): Promise<string[]> {
  await findManaged(actor, publicId, 'manage-billing')
  return db().$transaction(async (tx) => {
    const { internalId: providerId, status } = await findManaged(actor, publicId, 'manage-billing', tx)
    await lockProvider(tx, providerId)
    await requireFeature(providerId, 'sponsored', now, tx)
    if (status !== 'open') throw new ConflictError('Only a provider that is open can be sponsored.')
    const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId } })
    const { periodEnd } = await tx.subscription.findUniqueOrThrow({ where: { providerId } })
    const endsAt = placementEnd({ until, timeZone, periodEnd }, now)
    if (!endsAt) throw new InvalidInputError(WRONG_DAY, { until: WRONG_DAY })
    const current = await endCurrent(tx, providerId, endsAt, now)
    if (current === 0) await tx.sponsoredPlacement.create({ data: { providerId, startsAt: now, endsAt } })
    return show(tx, { actorId: actor.id, providerId, endsAt }, now)
  })
}

/** A manager ends the placement now. Answers tags; throws NotFoundError, ForbiddenError. */
export async function stopSponsored(actor: SignedInActor, publicId: string, now: Date): Promise<string[]> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'manage-billing')
  return db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const ended = await endCurrent(tx, providerId, now, now)
    return ended === 0 ? [] : show(tx, { actorId: actor.id, providerId, endsAt: now }, now)
  })
}

/** A plan that ended before its time takes the placement with it. Answers whether there was one. */
export async function endPlacementWithPlan(tx: Transaction, providerId: number, now: Date): Promise<boolean> {
  const paid = await tx.subscription.findUnique({ where: { providerId } })
  const end = opens(planAt(paid, now), 'sponsored') && paid ? paid.periodEnd : now
  const where = { providerId, endsAt: { gt: end } }
  if ((await tx.sponsoredPlacement.updateMany({ where, data: { endsAt: end } })).count === 0) return false
  await saveProviders(tx, [{ id: providerId, sponsoredUntil: end.toISOString() }])
  return true
}

async function endCurrent(tx: Transaction, providerId: number, endsAt: Date, now: Date): Promise<number> {
  const where = { providerId, endsAt: { gt: now } }
  return (await tx.sponsoredPlacement.updateMany({ where, data: { endsAt } })).count
}

type Shown = { actorId: number; providerId: number; endsAt: Date }

async function show(tx: Transaction, { actorId, providerId, endsAt }: Shown, now: Date): Promise<string[]> {
  await saveProviders(tx, [{ id: providerId, sponsoredUntil: endsAt.toISOString() }])
  const details = { providerId, until: endsAt.toISOString() }
  await recordAudit(tx, { action: 'billing.placement-changed', at: now, actorId, details })
  return findPageTags([providerId], tx)
}

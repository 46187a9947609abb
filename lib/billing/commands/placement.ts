import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged } from '@/lib/listings/people/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, invalidField } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { addDays, todayIn } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import { lockProvider, saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries'
import { requireFeature } from '../queries'
import { includesFeature, planAt } from '../rules'

type PlacementRequest = {
  /** The last day, `YYYY-MM-DD`, in the provider's time zone. */
  until: string
  timeZone: string
  /** The end of the paid period. */
  periodEnd: Date
}

/** When a placement ends: at the end of its last day or of the paid period. Null for a past or unpaid day. */
export function placementEnd({ until, timeZone, periodEnd }: PlacementRequest, now: Date): Date | null {
  if (until < todayIn(timeZone, now) || until > todayIn(timeZone, periodEnd)) return null
  const midnight = instantOf(`${addDays(until, 1)}T00:00`, timeZone)
  // Null if clocks skip midnight, which does not happen in US time zones.
  return midnight && midnight < periodEnd ? midnight : periodEnd
}

const WRONG_DAY = message('billing.errors.placementDay')

/**
 * Starts a sponsored placement until the end of a day, or changes the end of the current one. Returns the tags to revalidate.
 * Throws ForbiddenError unless the actor is a manager and the plan includes it, ConflictError for a provider
 * that is not open, and InvalidInputError for a past or unpaid day.
 */
export async function placeSponsored(
  actor: SignedInActor,
  publicId: string,
  until: string,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { internalId: providerId, status } = await findManaged(actor, publicId, 'manage-billing', tx)
    await lockProvider(tx, providerId)
    await requireFeature(providerId, 'sponsored', now, tx)
    if (status !== 'open') throw new ConflictError(message('billing.errors.onlyOpen'))
    const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId } })
    const { periodEnd } = await tx.subscription.findUniqueOrThrow({ where: { providerId } })
    const endsAt = placementEnd({ until, timeZone, periodEnd }, now)
    if (!endsAt) throw invalidField('until', WRONG_DAY)
    const current = await setCurrentEnd(tx, providerId, endsAt, now)
    if (current === 0) await tx.sponsoredPlacement.create({ data: { providerId, startsAt: now, endsAt } })
    return applyToPage(tx, { actorId: actor.id, providerId, endsAt }, now)
  })
}

/** Ends the placement immediately. Returns the tags to revalidate. Throws ForbiddenError unless the actor is a manager. */
export async function stopSponsored(actor: SignedInActor, publicId: string, now: Date): Promise<string[]> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'manage-billing')
  return db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const updated = await setCurrentEnd(tx, providerId, now, now)
    return updated === 0 ? [] : applyToPage(tx, { actorId: actor.id, providerId, endsAt: now }, now)
  })
}

/** Shortens a placement that would last longer than the plan. Returns whether there was one. */
export async function endPlacementWithPlan(tx: Transaction, providerId: number, now: Date): Promise<boolean> {
  const paid = await tx.subscription.findUnique({ where: { providerId } })
  const end = includesFeature(planAt(paid, now), 'sponsored') && paid ? paid.periodEnd : now
  const where = { providerId, endsAt: { gt: end } }
  if ((await tx.sponsoredPlacement.updateMany({ where, data: { endsAt: end } })).count === 0) return false
  await saveProviders(tx, [{ id: providerId, sponsoredUntil: end.toISOString() }])
  return true
}

async function setCurrentEnd(tx: Transaction, providerId: number, endsAt: Date, now: Date): Promise<number> {
  const where = { providerId, endsAt: { gt: now } }
  return (await tx.sponsoredPlacement.updateMany({ where, data: { endsAt } })).count
}

type AppliedPlacement = { actorId: number; providerId: number; endsAt: Date }

async function applyToPage(
  tx: Transaction,
  { actorId, providerId, endsAt }: AppliedPlacement,
  now: Date,
): Promise<string[]> {
  await saveProviders(tx, [{ id: providerId, sponsoredUntil: endsAt.toISOString() }])
  const details = { providerId, until: endsAt.toISOString() }
  await recordAudit(tx, { action: 'billing.placement-changed', at: now, actorId, details })
  return findPageTags([providerId], tx)
}

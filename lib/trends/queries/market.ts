import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { requireFeature } from '@/lib/billing/queries/plan'
import { db } from '@/lib/platform/db'
import { findManaged } from '@/lib/provider-people/queries/own'
import { localTuition, locationFacts } from '@/lib/providers/queries/location-facts'
import { todayIn } from '@/lib/providers/rules/dates'
import { marketOf } from '../rules/market'
import type { MarketInsights } from '../types'

/**
 * What a provider asks beside the local median, and how many others have openings. Throws NotFoundError for anybody else's, ForbiddenError
 * where its plan does not open it.
 */
export async function findMarketInsights(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  now: Date,
): Promise<MarketInsights> {
  const { internalId: id } = await findManaged(actor, publicId, 'see-numbers')
  await requireFeature(id, 'market-insights', now)
  const own = await db().provider.findUniqueOrThrow({
    where: { id },
    select: {
      city: true,
      state: true,
      county: true,
      locationSlug: true,
      timeZone: true,
      careTypes: true,
      ageBands: { select: { band: true, tuitionWeeklyCents: true } },
    },
  })
  const today = todayIn(own.timeZone, now)
  const careType = own.careTypes[0] ?? 'daycare'
  const facts = await locationFacts(own.locationSlug, careType, today)
  const medians = await localTuition(own, facts.tuition, careType, today)
  return marketOf(own.ageBands, medians, { city: own.city, ...facts })
}

import 'server-only'
import { placeLabel } from '@/lib/locations/rules/labels'
import { db } from '@/lib/platform/db'
import { todayIn } from '@/lib/providers/rules/dates'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import { codeFromPublicId } from '@/lib/providers/rules/public-id'
import type { Prisma } from '@/prisma/generated/client'
import { hasCostsUntilKindergarten, providerCosts } from '../rules/provider-costs'
import type { OwnPrices, ProviderCosts } from '../types'
import { cityPrices, countyPrices } from './local-prices'

const select = {
  status: true,
  state: true,
  city: true,
  county: true,
  locationSlug: true,
  timeZone: true,
  ageMinMonths: true,
  ageMaxMonths: true,
  registrationFeeCents: true,
  siblingDiscountPercent: true,
  programs: true,
  ageBands: { select: { band: true, tuitionWeeklyCents: true } },
  facts: { where: { group: 'tuition' }, select: { sourceName: true, confirmedOn: true } },
} as const satisfies Prisma.ProviderSelect

type Row = Prisma.ProviderGetPayload<{ select: typeof select }>

/** What an estimate for this provider rests on; null where there is nothing to work out (closed, unknown, another state). */
export async function findProviderCosts(publicId: string, now: Date): Promise<ProviderCosts | null> {
  const code = codeFromPublicId(publicId)
  const row = code && (await db().provider.findUnique({ where: { code }, select }))
  if (!row || !hasCostsUntilKindergarten(row)) return null
  const { city, county, state, locationSlug, timeZone } = row
  const today = todayIn(timeZone, now)
  const area = { city: { slug: locationSlug, label: placeLabel(city, state) }, county, state }
  const local = await Promise.all([
    cityPrices(area.city, today),
    ...(county === null ? [] : [countyPrices(county, state, today)]),
  ])
  return providerCosts(ownPrices(row, today), area, local)
}

function ownPrices({ ageBands, facts: [fact], ...row }: Row, today: string): OwnPrices {
  const weeklyCents: OwnPrices['weeklyCents'] = {}
  for (const { band, tuitionWeeklyCents } of ageBands)
    if (tuitionWeeklyCents !== null) weeklyCents[band] = tuitionWeeklyCents
  const day = fact?.confirmedOn.toISOString().slice(0, 10)
  return {
    ...row,
    weeklyCents,
    stamp:
      fact && day
        ? { by: fact.sourceName, day, isConfirmed: freshnessOf({ confirmedOn: day }, today) === 'confirmed' }
        : null,
  }
}

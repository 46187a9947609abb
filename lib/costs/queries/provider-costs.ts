import 'server-only'
import { placeLabel } from '@/lib/locations/rules/labels'
import { db } from '@/lib/platform/db'
import { todayIn } from '@/lib/providers/rules/dates'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import { codeFromPublicId } from '@/lib/providers/rules/public-id'
import type { Prisma } from '@/prisma/generated/client'
import { ESTIMATOR_STATE } from '../rules/cost-area'
import { hasCostsUntilKindergarten, providerCosts } from '../rules/provider-costs'
import type { OwnPrices, ProviderCosts } from '../types'
import { pricesByCity, pricesByCounty } from './local-prices'

const select = {
  code: true,
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
  return (await findCostsOf([publicId], now)).get(publicId) ?? null
}

/** The same for many, by public id; those with nothing to work out are left out. Three statements, however many they are. */
export async function findCostsOf(publicIds: readonly string[], now: Date): Promise<Map<string, ProviderCosts>> {
  const idOf = new Map(publicIds.flatMap((id) => [[codeFromPublicId(id) ?? '', id] as const]))
  const found = await db().provider.findMany({ where: { code: { in: [...idOf.keys()] } }, select })
  const rows = found.filter(hasCostsUntilKindergarten)
  if (rows.length === 0) return new Map()
  // Days differ by an hour at most inside the one state that is known here, and medians count a year.
  const today = todayIn(rows[0]?.timeZone ?? '', now)
  const cities = new Map(rows.map((row) => [row.locationSlug, placeLabel(row.city, row.state)]))
  const counties = [...new Set(rows.flatMap(({ county }) => county ?? []))]
  const [byCity, byCounty] = await Promise.all([
    pricesByCity(
      [...cities].map(([slug, label]) => ({ slug, label })),
      today,
    ),
    pricesByCounty(counties, ESTIMATOR_STATE, today),
  ])
  return new Map(
    rows.map((row) => {
      const { county, state, locationSlug } = row
      const area = { city: { slug: locationSlug, label: cities.get(locationSlug) ?? '' }, county, state }
      const local = [byCity.get(locationSlug), county === null ? undefined : byCounty.get(county)]
      const prices = ownPrices(row, todayIn(row.timeZone, now))
      return [
        idOf.get(row.code) ?? '',
        providerCosts(
          prices,
          area,
          local.filter((one) => one !== undefined),
        ),
      ]
    }),
  )
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

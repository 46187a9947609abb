import 'server-only'
import { placeLabel } from '@/lib/places/rules/place-names'
import { db } from '@/lib/platform/database/client'
import { dayOf, todayIn } from '@/lib/platform/time/dates'
import { MEDIAN_MIN_PROVIDERS, TUITION_MAX_AGE_DAYS } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { codeFromPublicId } from '@/lib/providers/rules/names'
import { freshnessOf } from '@/lib/providers/rules/openings'
import { Prisma } from '@/prisma/generated/client'
import { ESTIMATOR_STATE, hasCostsUntilKindergarten, providerCosts } from './rules/prices'
import type { LocalMedian, LocalPrices, OwnPrices, PriceScope, ProviderCosts } from './types'

type Row = { key: string; position: number; providers: number; median: number }

/** Medians in each of these cities, by slug. `today` is "YYYY-MM-DD". */
export async function pricesByCity(
  cities: readonly { slug: string; label: string }[],
  today: string,
): Promise<Map<string, LocalPrices>> {
  const column = Prisma.sql`d.location_slug`
  const rows = await mediansBy(column, Prisma.sql`${column} = ANY(${cities.map(({ slug }) => slug)})`, today)
  return new Map(cities.map(({ slug, label }) => [slug, pricesOf(rows, slug, { kind: 'city', label })]))
}

/** Medians in each of these counties ("Orange", without the word "County") of one state, by name. */
export async function pricesByCounty(
  counties: readonly string[],
  state: string,
  today: string,
): Promise<Map<string, LocalPrices>> {
  const column = Prisma.sql`d.county`
  const keyOf = (county: string) => `${county}, ${state}`
  const rows = await mediansBy(column, Prisma.sql`${column} = ANY(${counties.map(keyOf)})`, today)
  return new Map(counties.map((county) => [county, pricesOf(rows, keyOf(county), { kind: 'county', label: county })]))
}

/** Medians for the whole state. Reads every provider in it, so cache the result. */
export async function statePrices(state: string, label: string, today: string): Promise<LocalPrices> {
  const rows = await mediansBy(Prisma.sql`${state}::text`, Prisma.sql`d.county LIKE ${`%, ${state}`}`, today)
  return pricesOf(rows, state, { kind: 'state', label })
}

/** For each key, the medians of values that five or more providers stated. One SQL statement, however many keys there are. */
function mediansBy(key: Prisma.Sql, isInside: Prisma.Sql, today: string): Promise<Row[]> {
  // Positions 0 and -1 are the fee and the discount; age bands start at 1.
  return db().$queryRaw<Row[]>`
    WITH inside AS (
      SELECT ${key} AS key, d.provider_id, d.tuition_cents FROM provider_search_documents d
      WHERE ${isInside} AND d.tuition_confirmed_on >= ${today}::date - ${TUITION_MAX_AGE_DAYS}::int
    ), stated AS (
      SELECT inside.key, t.position::int AS position, t.cents AS value
        FROM inside CROSS JOIN LATERAL unnest(inside.tuition_cents) WITH ORDINALITY t(cents, position)
      UNION ALL SELECT key, 0, p.registration_fee_cents FROM inside JOIN providers p ON p.id = inside.provider_id
      UNION ALL SELECT key, -1, p.sibling_discount_percent FROM inside JOIN providers p ON p.id = inside.provider_id
    )
    SELECT key, position, count(*)::int AS providers,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY value))::int AS median
    FROM stated WHERE value IS NOT NULL GROUP BY key, position HAVING count(*) >= ${MEDIAN_MIN_PROVIDERS}`
}

function pricesOf(rows: readonly Row[], key: string, scope: PriceScope): LocalPrices {
  const at = (position: number): LocalMedian | null => {
    const row = rows.find((one) => one.key === key && one.position === position)
    return row ? { value: row.median, providers: row.providers } : null
  }
  const weeklyCents: LocalPrices['weeklyCents'] = {}
  AGE_BANDS.forEach(({ code }, index) => {
    const median = at(index + 1)
    if (median) weeklyCents[code] = median
  })
  return { scope, weeklyCents, registrationFeeCents: at(0), siblingDiscountPercent: at(-1) }
}

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

type ProviderCostsRow = Prisma.ProviderGetPayload<{ select: typeof select }>

/** The prices for an estimate for this provider; null if there is nothing to estimate (see hasCostsUntilKindergarten), or for an unknown id. */
export async function findProviderCosts(publicId: string, now: Date): Promise<ProviderCosts | null> {
  return (await findCostsOf([publicId], now)).get(publicId) ?? null
}

/** The same for many, by public id; providers with nothing to estimate are omitted. Three SQL statements, however many there are. */
export async function findCostsOf(publicIds: readonly string[], now: Date): Promise<Map<string, ProviderCosts>> {
  const idOf = new Map(publicIds.flatMap((id) => [[codeFromPublicId(id) ?? '', id] as const]))
  const found = await db().provider.findMany({ where: { code: { in: [...idOf.keys()] } }, select })
  const rows = found.filter(hasCostsUntilKindergarten)
  if (rows.length === 0) return new Map()
  // The first provider's date is good enough for all: within one state, time zones differ by at most an hour, and medians cover a year.
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

function ownPrices({ ageBands, facts: [fact], ...row }: ProviderCostsRow, today: string): OwnPrices {
  const weeklyCents: OwnPrices['weeklyCents'] = {}
  for (const { band, tuitionWeeklyCents } of ageBands)
    if (tuitionWeeklyCents !== null) weeklyCents[band] = tuitionWeeklyCents
  const day = fact && dayOf(fact.confirmedOn)
  return {
    ...row,
    weeklyCents,
    provenance:
      fact && day
        ? { by: fact.sourceName, day, isConfirmed: freshnessOf({ confirmedOn: day }, today) === 'confirmed' }
        : null,
  }
}

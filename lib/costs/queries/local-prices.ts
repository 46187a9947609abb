import 'server-only'
import { db } from '@/lib/platform/db'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { MEDIAN_MIN_PROVIDERS, TUITION_COUNTS_DAYS } from '@/lib/providers/rules/location-facts'
import { Prisma } from '@/prisma/generated/client'
import type { LocalMedian, LocalPrices, PriceScope } from '../types'

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

/** Medians in each of these counties ("Orange", without the word) of one state, by name. */
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

/** Medians in the whole state: reads every provider of it, so keep the answer. */
export async function statePrices(state: string, label: string, today: string): Promise<LocalPrices> {
  const rows = await mediansBy(Prisma.sql`${state}::text`, Prisma.sql`d.county LIKE ${`%, ${state}`}`, today)
  return pricesOf(rows, state, { kind: 'state', label })
}

/** Of each key the medians that five or more stated. One statement, however many keys there are. */
function mediansBy(key: Prisma.Sql, isInside: Prisma.Sql, today: string): Promise<Row[]> {
  // Position 0 and -1 are the fee and the discount; the others are age bands from 1.
  return db().$queryRaw<Row[]>`
    WITH inside AS (
      SELECT ${key} AS key, d.provider_id, d.tuition_cents FROM provider_search_documents d
      WHERE ${isInside} AND d.tuition_confirmed_on >= ${today}::date - ${TUITION_COUNTS_DAYS}::int
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

import 'server-only'
import { db } from '@/lib/platform/db'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { MEDIAN_MIN_PROVIDERS, TUITION_COUNTS_DAYS } from '@/lib/providers/rules/location-facts'
import { Prisma } from '@/prisma/generated/client'
import type { LocalMedian, LocalPrices, PriceScope } from '../types'

type Row = { position: number; providers: number; median: number }

/** Medians in a city. `today` is "YYYY-MM-DD". */
export function cityPrices(city: { slug: string; label: string }, today: string): Promise<LocalPrices> {
  return pricesWhere({ kind: 'city', label: city.label }, Prisma.sql`d.location_slug = ${city.slug}`, today)
}

/** Medians in a county ("Orange", "FL"). */
export function countyPrices(county: string, state: string, today: string): Promise<LocalPrices> {
  const scope = { kind: 'county', label: county } as const
  return pricesWhere(scope, Prisma.sql`d.county = ${`${county}, ${state}`}`, today)
}

/** Medians in the whole state: reads every provider of it, so keep the answer. */
export function statePrices(state: string, label: string, today: string): Promise<LocalPrices> {
  return pricesWhere({ kind: 'state', label }, Prisma.sql`d.county LIKE ${`%, ${state}`}`, today)
}

async function pricesWhere(scope: PriceScope, isInside: Prisma.Sql, today: string): Promise<LocalPrices> {
  // Position 0 and -1 are the fee and the discount, so that one statement answers all; the others are age bands from 1.
  const rows = await db().$queryRaw<Row[]>`
    WITH inside AS (
      SELECT d.provider_id, d.tuition_cents FROM provider_search_documents d
      WHERE ${isInside} AND d.tuition_confirmed_on >= ${today}::date - ${TUITION_COUNTS_DAYS}::int
    ), stated AS (
      SELECT t.position::int AS position, t.cents AS value
        FROM inside CROSS JOIN LATERAL unnest(inside.tuition_cents) WITH ORDINALITY t(cents, position)
      UNION ALL SELECT 0, p.registration_fee_cents FROM inside JOIN providers p ON p.id = inside.provider_id
      UNION ALL SELECT -1, p.sibling_discount_percent FROM inside JOIN providers p ON p.id = inside.provider_id
    )
    SELECT position, count(*)::int AS providers,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY value))::int AS median
    FROM stated WHERE value IS NOT NULL GROUP BY position HAVING count(*) >= ${MEDIAN_MIN_PROVIDERS}`
  const at = (position: number): LocalMedian | null => {
    const row = rows.find((one) => one.position === position)
    return row ? { value: row.median, providers: row.providers } : null
  }
  const weeklyCents: LocalPrices['weeklyCents'] = {}
  AGE_BANDS.forEach(({ code }, index) => {
    const median = at(index + 1)
    if (median) weeklyCents[code] = median
  })
  return { scope, weeklyCents, registrationFeeCents: at(0), siblingDiscountPercent: at(-1) }
}

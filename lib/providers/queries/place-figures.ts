import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { AGE_BANDS } from '../catalogue/age-bands'
import { KINDS, PROGRAMS } from '../catalogue/traits'
import { CONFIRMED_DAYS, STALE_DAYS } from '../rules/freshness'
import {
  type BandMedian,
  MEDIAN_MIN_PROVIDERS,
  type PlaceFigures,
  SEVEN_AM,
  SIX_PM,
  TUITION_COUNTS_DAYS,
} from '../rules/location-facts'
import { ofTypeAt, type PlaceKey } from './at-place'

type Counted = Pick<PlaceFigures, 'total' | 'withOpenings' | 'fadingOpenings' | 'lastConfirmedOn'> & {
  kinds: number[]
  programs: number[]
  bands: number[]
  stated: number
  openBySeven: number
  openUntilSix: number
}

const withBits = (bits: readonly number[]) =>
  Prisma.raw(bits.map((bit) => `count(*) FILTER (WHERE d.traits & ${1n << BigInt(bit)}::bigint <> 0)`).join(', '))
const kindCounts = withBits(KINDS.map(({ bit }) => bit))
const programCounts = withBits(PROGRAMS.map(({ bit }) => bit))
const bandCounts = Prisma.raw(
  AGE_BANDS.map((_, index) => `count(*) FILTER (WHERE o.is_open AND d.opening_bands & ${1 << index} <> 0)`).join(', '),
)

/**
 * The figures of a care type in a place, counted by PostgreSQL from search documents alone: a county has thousands of
 * providers. The same numbers as countLocation() (a test compares them). `today` is "YYYY-MM-DD".
 */
export async function placeFigures(place: PlaceKey, careType: string, today: string): Promise<PlaceFigures> {
  const here = ofTypeAt(place, careType)
  const [[counted], tuition] = await Promise.all([
    db().$queryRaw<Counted[]>`
      SELECT count(*)::int AS total, ARRAY[${kindCounts}]::int[] AS kinds, ARRAY[${programCounts}]::int[] AS programs,
        count(*) FILTER (WHERE o.is_open)::int AS "withOpenings",
        count(*) FILTER (WHERE NOT o.is_open AND d.opening_bands <> 0
          AND d.openings_confirmed_on >= ${today}::date - ${STALE_DAYS}::int)::int AS "fadingOpenings", ARRAY[${bandCounts}]::int[] AS bands,
        (max(d.openings_confirmed_on) FILTER (WHERE o.is_open))::text AS "lastConfirmedOn",
        count(d.weekday_opens)::int AS stated,
        count(*) FILTER (WHERE d.weekday_opens <= ${SEVEN_AM}::int)::int AS "openBySeven",
        count(*) FILTER (WHERE d.weekday_closes >= ${SIX_PM}::int)::int AS "openUntilSix"
      FROM provider_search_documents d, LATERAL (SELECT coalesce(d.opening_bands <> 0
        AND d.openings_confirmed_on >= ${today}::date - ${CONFIRMED_DAYS}::int, false) AS is_open) o
      WHERE ${here}`,
    medianWeeks(here, today),
  ])
  if (!counted) throw new Error('Counting answers one row, always.')
  const { kinds, programs, bands, stated, openBySeven, openUntilSix, ...rest } = counted
  return {
    ...rest,
    kinds: KINDS.map(({ code }, index) => ({ kind: code, providers: kinds[index] ?? 0 }))
      .filter(isAny)
      .toSorted(mostFirst),
    programs: PROGRAMS.map(({ code }, index) => ({ program: code, providers: programs[index] ?? 0 }))
      .filter(isAny)
      .toSorted(mostFirst),
    openingsByBand: AGE_BANDS.map(({ code }, index) => ({ band: code, providers: bands[index] ?? 0 })).filter(isAny),
    tuition,
    hours: { stated, openBySeven, openUntilSix },
  }
}

const isAny = ({ providers }: { providers: number }) => providers > 0
const mostFirst = (a: { providers: number }, b: { providers: number }) => b.providers - a.providers

async function medianWeeks(here: Prisma.Sql, today: string): Promise<BandMedian[]> {
  const rows = await db().$queryRaw<{ place: number; providers: number; median: number }[]>`
    SELECT place::int, count(*)::int AS providers, percentile_cont(0.5) WITHIN GROUP (ORDER BY cents) AS median
    FROM provider_search_documents d, unnest(d.tuition_cents) WITH ORDINALITY AS price (cents, place)
    WHERE ${here} AND d.tuition_min_cents IS NOT NULL AND cents IS NOT NULL
      AND d.tuition_confirmed_on >= ${today}::date - ${TUITION_COUNTS_DAYS}::int
    GROUP BY place HAVING count(*) >= ${MEDIAN_MIN_PROVIDERS}::int ORDER BY place`
  return rows.flatMap(({ place, providers, median }) => {
    const band = AGE_BANDS[place - 1]
    return band ? [{ band: band.code, providers, median: Math.round(median) }] : []
  })
}

import 'server-only'
import { distanceSql, findFullCountyNames } from '@/lib/places/queries/locations'
import { cellsWithin, type Point } from '@/lib/places/rules/geo'
import { db } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { ACCREDITATIONS, type Choice, KINDS, PROGRAMS, SCHEDULES } from '../../catalogue/traits'
import { AGE_BANDS } from '../../rules/ages'
import { CONFIRMED_DAYS, STALE_DAYS } from '../../rules/openings'
import {
  type BandMedian,
  type CityFigures,
  type LocalMedian,
  type LocationFacts,
  MEDIAN_MIN_PROVIDERS,
  type NearbyPlace,
  type PlaceFigures,
  SEVEN_AM,
  SIX_PM,
  TUITION_MAX_AGE_DAYS,
  type ZipCount,
} from '../rules/figures'
import { isOfType, ofTypeAt, type PlaceKey } from './pages'

/** SQL for an array with the number of providers for each of these choices, in their order. */
const countsOf = (choices: readonly Choice[]) =>
  Prisma.raw(
    `ARRAY[${choices.map(({ bit }) => `count(*) FILTER (WHERE d.traits & ${1n << BigInt(bit)}::bigint <> 0)`).join(', ')}]::int[]`,
  )
const kindCounts = countsOf(KINDS)
const programCounts = countsOf(PROGRAMS)
const scheduleCounts = countsOf(SCHEDULES)
const accreditationCounts = countsOf(ACCREDITATIONS)
const bandCounts = Prisma.raw(
  AGE_BANDS.map((_, index) => `count(*) FILTER (WHERE o.is_open AND d.opening_bands & ${1 << index} <> 0)`).join(', '),
)

/** The choices with their counts, most frequent first, ties by code; those without providers are left out. */
function ranked<Code extends string>(choices: readonly { code: Code }[], counts: readonly number[]) {
  return choices
    .map(({ code }, index) => ({ code, providers: counts[index] ?? 0 }))
    .filter(({ providers }) => providers > 0)
    .toSorted((a, b) => b.providers - a.providers || a.code.localeCompare(b.code))
}

/** The figures of a care type in a city, including those that only a city's page shows. `today` is "YYYY-MM-DD". */
export async function locationFacts(locationSlug: string, careType: string, today: string): Promise<LocationFacts> {
  const placeCondition = ofTypeAt({ kind: 'city', slug: locationSlug }, careType)
  const [figures, ratios, [counted]] = await Promise.all([
    figuresWhere(placeCondition, today),
    medianRatios(placeCondition),
    db().$queryRaw<{ schedules: number[]; accreditations: number[]; withLicense: number }[]>`
      SELECT ${scheduleCounts} AS schedules, ${accreditationCounts} AS accreditations,
        count(*) FILTER (WHERE EXISTS (SELECT FROM provider_licenses l WHERE l.provider_id = d.provider_id))::int AS "withLicense"
      FROM provider_search_documents d WHERE ${placeCondition}`,
  ])
  return {
    ...figures,
    ratios,
    schedules: ranked(SCHEDULES, counted?.schedules ?? []).map(({ code, providers }) => ({
      schedule: code,
      providers,
    })),
    accreditations: ranked(ACCREDITATIONS, counted?.accreditations ?? []).map(({ code, providers }) => ({
      accreditation: code,
      providers,
    })),
    withLicense: counted?.withLicense ?? 0,
  }
}

/**
 * Median weekly tuition around a provider, by age: in its city, or in its county for ages with too few prices in the city.
 * `place` says which. `today` is "YYYY-MM-DD".
 */
export async function localTuition(
  { city, state, county, locationSlug }: { city: string; state: string; county: string | null; locationSlug: string },
  careType: string,
  today: string,
): Promise<LocalMedian[]> {
  const key = `${county}, ${state}`
  const [inCity, inCounty, fullNames] = await Promise.all([
    medianWeeks(ofTypeAt({ kind: 'city', slug: locationSlug }, careType), today),
    county === null ? [] : medianWeeks(Prisma.sql`d.county = ${key} AND ${isOfType(careType)}`, today),
    findFullCountyNames([{ county, state }]),
  ])
  const medians = [
    ...inCity.map((one) => ({ ...one, place: city })),
    ...inCounty.map((one) => ({ ...one, place: fullNames.get(key) ?? `${county} County` })),
  ]
  return AGE_BANDS.flatMap(({ code }) => medians.find(({ band }) => band === code) ?? [])
}

type Counted = Pick<PlaceFigures, 'total' | 'withOpenings' | 'fadingOpenings' | 'lastConfirmedOn'> & {
  kinds: number[]
  programs: number[]
  bands: number[]
  stated: number
  openBySeven: number
  openUntilSix: number
}

/** The figures of a care type in a place, counted by PostgreSQL, since a county has thousands of providers. `today` is "YYYY-MM-DD". */
export function placeFigures(place: PlaceKey, careType: string, today: string): Promise<PlaceFigures> {
  return figuresWhere(ofTypeAt(place, careType), today)
}

/** The figures of all providers within a radius. */
export function figuresAround(center: Point, radiusMeters: number, today: string): Promise<PlaceFigures> {
  const isNear = Prisma.sql`d.cell = ANY(${cellsWithin(center, radiusMeters)}::int[])
    AND ${distanceSql(center, 'd')} <= ${radiusMeters}::float8`
  return figuresWhere(isNear, today)
}

async function figuresWhere(placeCondition: Prisma.Sql, today: string): Promise<PlaceFigures> {
  const [[counted], tuition] = await Promise.all([
    db().$queryRaw<Counted[]>`
      SELECT count(*)::int AS total, ${kindCounts} AS kinds, ${programCounts} AS programs,
        count(*) FILTER (WHERE o.is_open)::int AS "withOpenings",
        count(*) FILTER (WHERE NOT o.is_open AND d.opening_bands <> 0
          AND d.openings_confirmed_on >= ${today}::date - ${STALE_DAYS}::int)::int AS "fadingOpenings", ARRAY[${bandCounts}]::int[] AS bands,
        (max(d.openings_confirmed_on) FILTER (WHERE o.is_open))::text AS "lastConfirmedOn",
        count(d.weekday_opens)::int AS stated,
        count(*) FILTER (WHERE d.weekday_opens <= ${SEVEN_AM}::int)::int AS "openBySeven",
        count(*) FILTER (WHERE d.weekday_closes >= ${SIX_PM}::int)::int AS "openUntilSix"
      FROM provider_search_documents d, LATERAL (SELECT coalesce(d.opening_bands <> 0
        AND d.openings_confirmed_on >= ${today}::date - ${CONFIRMED_DAYS}::int, false) AS is_open) o
      WHERE ${placeCondition}`,
    medianWeeks(placeCondition, today),
  ])
  if (!counted) throw new Error('The count returned no row.')
  const { kinds, programs, bands, stated, openBySeven, openUntilSix, ...rest } = counted
  return {
    ...rest,
    kinds: ranked(KINDS, kinds).map(({ code, providers }) => ({ kind: code, providers })),
    programs: ranked(PROGRAMS, programs).map(({ code, providers }) => ({ program: code, providers })),
    openingsByBand: AGE_BANDS.map(({ code }, index) => ({ band: code, providers: bands[index] ?? 0 })).filter(
      ({ providers }) => providers > 0,
    ),
    tuition,
    hours: { stated, openBySeven, openUntilSix },
  }
}

async function medianWeeks(placeCondition: Prisma.Sql, today: string): Promise<BandMedian[]> {
  const rows = await db().$queryRaw<{ place: number; providers: number; median: number }[]>`
    SELECT place::int, count(*)::int AS providers, percentile_cont(0.5) WITHIN GROUP (ORDER BY cents) AS median
    FROM provider_search_documents d, unnest(d.tuition_cents) WITH ORDINALITY AS price (cents, place)
    WHERE ${placeCondition} AND d.tuition_min_cents IS NOT NULL AND cents IS NOT NULL
      AND d.tuition_confirmed_on >= ${today}::date - ${TUITION_MAX_AGE_DAYS}::int
    GROUP BY place HAVING count(*) >= ${MEDIAN_MIN_PROVIDERS}::int ORDER BY place`
  return rows.flatMap(({ place, providers, median }) => {
    const band = AGE_BANDS[place - 1]
    return band ? [{ band: band.code, providers, median: Math.round(median) }] : []
  })
}

/** The median number of children per adult, by age band. */
async function medianRatios(placeCondition: Prisma.Sql): Promise<BandMedian[]> {
  const rows = await db().$queryRaw<BandMedian[]>`
    SELECT b.band::text AS band, count(*)::int AS providers, percentile_cont(0.5) WITHIN GROUP (ORDER BY b.children_per_adult) AS median
    FROM provider_search_documents d JOIN provider_age_bands b ON b.provider_id = d.provider_id
    WHERE ${placeCondition} AND b.children_per_adult IS NOT NULL
    GROUP BY b.band HAVING count(*) >= ${MEDIAN_MIN_PROVIDERS}::int ORDER BY b.band`
  return rows.map((row) => ({ ...row, median: Math.round(row.median) }))
}

/** The ZIP codes of a city's providers, in order. */
export function zipsOfCity(slug: string, careType: string): Promise<ZipCount[]> {
  return db().$queryRaw`
    SELECT p.zip, count(*)::int AS providers FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE ${ofTypeAt({ kind: 'city', slug }, careType)} AND p.zip IS NOT NULL GROUP BY p.zip ORDER BY p.zip`
}

/** The cities of a county with their figures, largest first. `band` is an index into AGE_BANDS. `today` is "YYYY-MM-DD". */
export async function citiesOfCounty(
  county: PlaceKey,
  careType: string,
  band: number,
  today: string,
): Promise<CityFigures[]> {
  return db().$queryRaw`
    SELECT l.slug, l.name, l.state, city.providers, city."withOpenings",
      CASE WHEN city.priced >= ${MEDIAN_MIN_PROVIDERS}::int THEN round(city.median)::int END AS median
    FROM (
      SELECT d.location_slug, count(*)::int AS providers,
        count(*) FILTER (WHERE d.opening_bands <> 0
          AND d.openings_confirmed_on >= ${today}::date - ${CONFIRMED_DAYS}::int)::int AS "withOpenings",
        count(price.cents) AS priced, percentile_cont(0.5) WITHIN GROUP (ORDER BY price.cents) AS median
      FROM provider_search_documents d, LATERAL (SELECT CASE
        WHEN d.tuition_confirmed_on >= ${today}::date - ${TUITION_MAX_AGE_DAYS}::int
        THEN d.tuition_cents[${band + 1}::int] END AS cents) price
      WHERE ${ofTypeAt(county, careType)} GROUP BY d.location_slug
    ) city JOIN locations l ON l.slug = city.location_slug ORDER BY city.providers DESC, l.slug`
}

/** Half the height and width, in degrees, of the box that is searched: about 35 miles for ZIP codes, 100 for counties. */
const BOX = { zip: 0.5, county: 1.5 }

/** The ZIP codes or counties with providers of the care type that are nearest to this one. */
export function placesAround(
  center: PlaceKey & Point & { kind: 'zip' | 'county' },
  careType: string,
  limit: number,
): Promise<NearbyPlace[]> {
  const { latitude, longitude } = center
  const box = BOX[center.kind]
  const [places, counted] =
    center.kind === 'zip'
      ? [
          Prisma.sql`SELECT zip::text AS slug, zip::text AS name, state, latitude, longitude FROM zip_codes`,
          Prisma.sql`providers p JOIN provider_search_documents d ON d.provider_id = p.id
            WHERE p.zip = place.slug::char(5) AND ${isOfType(careType)}`,
        ]
      : [
          Prisma.sql`SELECT slug, full_name AS name, state, latitude, longitude, name || ', ' || state AS key FROM counties`,
          Prisma.sql`provider_search_documents d WHERE d.county = place.key AND ${isOfType(careType)}`,
        ]
  return db().$queryRaw<NearbyPlace[]>`
    SELECT place.slug, place.name, place.state, counted.count, place."distanceMeters" FROM (
      SELECT *, round(${distanceSql(center, 'all_places')}) AS "distanceMeters"
      FROM (${places}) all_places
      WHERE slug <> ${center.slug} AND latitude BETWEEN ${latitude - box} AND ${latitude + box}
        AND longitude BETWEEN ${longitude - box} AND ${longitude + box}
      ORDER BY "distanceMeters", slug OFFSET 0
    ) place, LATERAL (SELECT count(*)::int AS count FROM ${counted}) counted
    WHERE counted.count > 0 ORDER BY place."distanceMeters", place.slug LIMIT ${limit}`
}

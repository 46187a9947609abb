import 'server-only'
import { cellsWithin, EARTH_RADIUS_METERS, type Point } from '@/lib/places/rules/geo'
import { db } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { ACCREDITATIONS, CARE_TYPES, KINDS, PROGRAMS, SCHEDULES } from '../../catalogue/traits'
import { AGE_BANDS, type AgeBandCode } from '../../rules/ages'
import { CONFIRMED_DAYS, STALE_DAYS } from '../../rules/openings'
import { codesIn, maskOf } from '../../search-documents/rules'
import {
  type BandMedian,
  type CountedProvider,
  countLocation,
  type LocalMedian,
  type LocationFacts,
  MEDIAN_MIN_PROVIDERS,
  type PlaceFigures,
  SEVEN_AM,
  SIX_PM,
  TUITION_MAX_AGE_DAYS,
  tuitionMedians,
} from '../rules/figures'
import { ofTypeAt, type PlaceKey } from './pages'

type Traits = Pick<CountedProvider, 'kind' | 'programs' | 'schedules' | 'accreditations'>
type Row = Omit<CountedProvider, 'bandsOpen' | 'childrenPerAdult' | keyof Traits> & {
  traits: bigint
  openingBands: number
  ratios: Partial<Record<AgeBandCode, number | null>> | null
}

/**
 * The local figures of a care type in a city, computed from search documents without reading providers, which would double the
 * time for the largest cities with thousands of them. `today` is "YYYY-MM-DD".
 */
export async function locationFacts(locationSlug: string, careType: string, today: string): Promise<LocationFacts> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT d.traits, d.opening_bands AS "openingBands",
      d.openings_confirmed_on::text AS "openingsConfirmedOn", d.tuition_cents AS "tuitionCents",
      d.tuition_confirmed_on::text AS "tuitionConfirmedOn", bands.ratios,
      d.weekday_opens AS "weekdayOpens", d.weekday_closes AS "weekdayCloses", d.review_count AS "reviewCount",
      EXISTS (SELECT FROM provider_licenses l WHERE l.provider_id = d.provider_id) AS "hasLicense"
    FROM provider_search_documents d
      LEFT JOIN LATERAL (
        SELECT jsonb_object_agg(band, children_per_adult) AS ratios
        FROM provider_age_bands b WHERE b.provider_id = d.provider_id
      ) bands ON true
    WHERE ${ofTypeAt({ kind: 'city', slug: locationSlug }, careType)}`
  const traitsOf = traitReader()
  return countLocation(
    rows.map((row) => toCounted(row, traitsOf(row.traits))),
    today,
  )
}

/**
 * Median weekly tuition around a provider, by age: that of its city, or of its county for ages with too few prices in the city.
 * `place` tells which.
 */
export async function localTuition(
  provider: { city: string; state: string; county: string | null },
  cityMedians: BandMedian[],
  careType: string,
  today: string,
): Promise<LocalMedian[]> {
  const inCity = cityMedians.map((one) => ({ ...one, place: provider.city }))
  if (!provider.county || inCity.length === AGE_BANDS.length) return inCity
  const rows = await db().$queryRaw<Pick<CountedProvider, 'tuitionCents' | 'tuitionConfirmedOn'>[]>`
    SELECT tuition_cents AS "tuitionCents", tuition_confirmed_on::text AS "tuitionConfirmedOn"
    FROM provider_search_documents
    WHERE county = ${`${provider.county}, ${provider.state}`} AND tuition_min_cents IS NOT NULL
      AND traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`
  const inCounty = tuitionMedians(rows, today).map((one) => ({ ...one, place: `${provider.county} County` }))
  return AGE_BANDS.flatMap(
    ({ code }) => inCity.find((one) => one.band === code) ?? inCounty.find((one) => one.band === code) ?? [],
  )
}

/** Field by field, since destructuring and spreading thousands of rows would take most of the time. */
function toCounted(row: Row, { kind, programs, schedules, accreditations }: Traits): CountedProvider {
  const { openingBands, ratios } = row
  return {
    kind,
    programs,
    schedules,
    accreditations,
    bandsOpen: AGE_BANDS.map((_, index) => ((openingBands >> index) & 1) === 1),
    openingsConfirmedOn: row.openingsConfirmedOn,
    tuitionCents: row.tuitionCents,
    tuitionConfirmedOn: row.tuitionConfirmedOn,
    childrenPerAdult: AGE_BANDS.map((band) => ratios?.[band.code] ?? null),
    weekdayOpens: row.weekdayOpens,
    weekdayCloses: row.weekdayCloses,
    hasLicense: row.hasLicense,
    reviewCount: row.reviewCount,
  }
}

/** Many providers have the same traits, so each set is decoded once. */
function traitReader(): (mask: bigint) => Traits {
  const decoded = new Map<bigint, Traits>()
  return (mask) => {
    const traits = decoded.get(mask) ?? {
      // Every provider has a kind.
      kind: codesIn(KINDS, mask)[0] ?? 'center',
      programs: codesIn(PROGRAMS, mask),
      schedules: codesIn(SCHEDULES, mask),
      accreditations: codesIn(ACCREDITATIONS, mask),
    }
    decoded.set(mask, traits)
    return traits
  }
}

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
 * The figures of a care type in a place, computed by PostgreSQL, since a county has thousands of providers. The same figures as
 * countLocation() (a test compares them). `today` is "YYYY-MM-DD".
 */
export function placeFigures(place: PlaceKey, careType: string, today: string): Promise<PlaceFigures> {
  return figuresWhere(ofTypeAt(place, careType), today)
}

/** The figures of all providers within a radius. */
export function figuresAround(center: Point, radiusMeters: number, today: string): Promise<PlaceFigures> {
  const { latitude, longitude } = center
  return figuresWhere(
    Prisma.sql`d.cell = ANY(${cellsWithin(center, radiusMeters)}::int[])
      AND 2 * ${EARTH_RADIUS_METERS}::float8 * asin(least(1, sqrt(sin(radians(d.latitude - ${latitude}::float8) / 2) ^ 2 +
        cos(radians(${latitude}::float8)) * cos(radians(d.latitude)) *
        sin(radians(d.longitude - ${longitude}::float8) / 2) ^ 2))) <= ${radiusMeters}::float8`,
    today,
  )
}

async function figuresWhere(here: Prisma.Sql, today: string): Promise<PlaceFigures> {
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
  if (!counted) throw new Error('The count returned no row.')
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
      AND d.tuition_confirmed_on >= ${today}::date - ${TUITION_MAX_AGE_DAYS}::int
    GROUP BY place HAVING count(*) >= ${MEDIAN_MIN_PROVIDERS}::int ORDER BY place`
  return rows.flatMap(({ place, providers, median }) => {
    const band = AGE_BANDS[place - 1]
    return band ? [{ band: band.code, providers, median: Math.round(median) }] : []
  })
}

export type ZipCount = { zip: string; providers: number }

/** The ZIP codes of a city's providers, in order. */
export function zipsOfCity(slug: string, careType: string): Promise<ZipCount[]> {
  return db().$queryRaw`
    SELECT p.zip, count(*)::int AS providers FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE ${ofTypeAt({ kind: 'city', slug }, careType)} AND p.zip IS NOT NULL GROUP BY p.zip ORDER BY p.zip`
}

/** `median`: weekly tuition in one age band, in cents, if five or more providers stated it within a year. */
export type CityFigures = {
  slug: string
  name: string
  state: string
  providers: number
  withOpenings: number
  median: number | null
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

export type NearbyPlace = { slug: string; name: string; state: string; count: number; distanceMeters: number }

/** Half a side, in degrees, of the box that is searched: about 35 miles for ZIP codes, 100 for counties. */
const BOX = { zip: 0.5, county: 1.5 }

/** The nearest ZIP codes, or counties, around one that have providers of the care type. */
export function placesAround(
  center: PlaceKey & Point & { kind: 'zip' | 'county' },
  careType: string,
  limit: number,
): Promise<NearbyPlace[]> {
  const isOfType = Prisma.sql`d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`
  const { latitude, longitude } = center
  const box = BOX[center.kind]
  const [places, counted] =
    center.kind === 'zip'
      ? [
          Prisma.sql`SELECT zip::text AS slug, zip::text AS name, state, latitude, longitude FROM zip_codes`,
          Prisma.sql`providers p JOIN provider_search_documents d ON d.provider_id = p.id
            WHERE p.zip = place.slug::char(5) AND ${isOfType}`,
        ]
      : [
          Prisma.sql`SELECT slug, full_name AS name, state, latitude, longitude, name || ', ' || state AS key FROM counties`,
          Prisma.sql`provider_search_documents d WHERE d.county = place.key AND ${isOfType}`,
        ]
  return db().$queryRaw<NearbyPlace[]>`
    SELECT place.slug, place.name, place.state, counted.count, place."distanceMeters" FROM (
      SELECT *, round(2 * 6371008.8 * asin(least(1, sqrt(sin(radians(latitude - ${latitude}) / 2) ^ 2 +
        cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2)))) AS "distanceMeters"
      FROM (${places}) all_places
      WHERE slug <> ${center.slug} AND latitude BETWEEN ${latitude - box} AND ${latitude + box}
        AND longitude BETWEEN ${longitude - box} AND ${longitude + box}
      ORDER BY "distanceMeters", slug OFFSET 0
    ) place, LATERAL (SELECT count(*)::int AS count FROM ${counted}) counted
    WHERE counted.count > 0 ORDER BY place."distanceMeters", place.slug LIMIT ${limit}`
}

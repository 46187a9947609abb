import 'server-only'
import { db } from '@/lib/platform/db'
import { AGE_BANDS, type AgeBandCode } from '../catalogue/age-bands'
import { ACCREDITATIONS, CARE_TYPES, KINDS, PROGRAMS, SCHEDULES } from '../catalogue/traits'
import {
  type BandMedian,
  type CountedProvider,
  countLocation,
  type LocalMedian,
  type LocationFacts,
  tuitionMedians,
} from '../rules/location-facts'
import { codesIn, maskOf } from '../rules/search-document'
import { ofTypeAt } from './at-place'

type Traits = Pick<CountedProvider, 'kind' | 'programs' | 'schedules' | 'accreditations'>
type Row = Omit<CountedProvider, 'bandsOpen' | 'childrenPerAdult' | keyof Traits> & {
  traits: bigint
  openingBands: number
  ratios: Partial<Record<AgeBandCode, number | null>> | null
}

/**
 * The local numbers of a care type in a city, read provider by provider from the search documents alone: of the largest
 * cities' thousands a visit to each row of the providers would be half of it. `today` is "YYYY-MM-DD".
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
 * What a week costs around a provider, by age: the median of its city, and for the ages that too few in the city priced the
 * one of its county. `place` says which.
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

/** Field by field: of thousands of rows, taking objects apart and together again would be most of the work. */
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

/** Many providers have the same traits; each set is read once. */
function traitReader(): (mask: bigint) => Traits {
  const known = new Map<bigint, Traits>()
  return (mask) => {
    const traits = known.get(mask) ?? {
      // Every provider has one.
      kind: codesIn(KINDS, mask)[0] ?? 'center',
      programs: codesIn(PROGRAMS, mask),
      schedules: codesIn(SCHEDULES, mask),
      accreditations: codesIn(ACCREDITATIONS, mask),
    }
    known.set(mask, traits)
    return traits
  }
}

import { daysBetween } from '@/lib/platform/time/dates'
import type { Kind } from '../../catalogue/traits'
import { AGE_BANDS, type AgeBandCode } from '../../rules/ages'
import { CONFIRMED_DAYS, STALE_DAYS } from '../../rules/openings'

/** A median of fewer providers would tell the price of one of them (product.md, "Local numbers"). */
export const MEDIAN_MIN_PROVIDERS = 5
/** A price that was stated longer ago is not counted. */
export const TUITION_COUNTS_DAYS = 365
export const SEVEN_AM = 7 * 60
export const SIX_PM = 18 * 60

/** What is counted of one provider. Arrays are by age band, in order; null is unknown. */
export type CountedProvider = {
  kind: Kind
  programs: string[]
  schedules: string[]
  accreditations: string[]
  bandsOpen: boolean[]
  openingsConfirmedOn: string | null
  tuitionCents: (number | null)[]
  tuitionConfirmedOn: string | null
  childrenPerAdult: (number | null)[]
  weekdayOpens: number | null
  weekdayCloses: number | null
  hasLicense: boolean
  reviewCount: number
}

type BandCount = { band: AgeBandCode; providers: number }
export type BandMedian = BandCount & { median: number }

/** A median and of where: "Orlando", or "Orange County" where the city has too few. */
export type LocalMedian = BandMedian & { place: string }

/** What is counted of any place, of a county with thousands of providers too. */
export type PlaceFigures = {
  total: number
  /** The most frequent first; kinds that nobody is are left out. */
  kinds: { kind: Kind; providers: number }[]
  /** Providers with an opening that was confirmed within 60 days. */
  withOpenings: number
  /** Providers whose opening was confirmed 61 to 120 days ago: too long to repeat, not yet out of filters. */
  fadingOpenings: number
  openingsByBand: BandCount[]
  /** Weekly tuition in cents; only bands that 5 or more providers priced within a year. */
  tuition: BandMedian[]
  programs: { program: string; providers: number }[]
  hours: { stated: number; openBySeven: number; openUntilSix: number }
  /** The newest day on which anybody confirmed openings. */
  lastConfirmedOn: string | null
}

/** And what is counted of a city, provider by provider. */
export type LocationFacts = PlaceFigures & {
  /** Children per adult; only bands that 5 or more providers stated. */
  ratios: BandMedian[]
  schedules: { schedule: string; providers: number }[]
  accreditations: { accreditation: string; providers: number }[]
  withLicense: number
  reviewed: number
}

/** The local numbers of a landing page: nothing in them was not counted. */
export function countLocation(providers: CountedProvider[], today: string): LocationFacts {
  const count = (test: (one: CountedProvider) => boolean) => providers.filter(test).length
  const isFresh = (day: string | null, days: number) => day !== null && daysBetween(day, today) <= days
  const isOpen = (one: CountedProvider) =>
    one.bandsOpen.some(Boolean) && isFresh(one.openingsConfirmedOn, CONFIRMED_DAYS)
  const open = providers.filter(isOpen)
  const isFading = (one: CountedProvider) =>
    one.bandsOpen.some(Boolean) && isFresh(one.openingsConfirmedOn, STALE_DAYS) && !isOpen(one)
  const hoursStated = providers.filter((one) => one.weekdayOpens !== null)
  return {
    total: providers.length,
    kinds: tally(providers.map((one) => one.kind)).map(([kind, number]) => ({ kind, providers: number })),
    withOpenings: open.length,
    fadingOpenings: providers.filter(isFading).length,
    openingsByBand: AGE_BANDS.map(({ code }, index) => ({
      band: code,
      providers: open.filter((one) => one.bandsOpen[index]).length,
    })).filter((band) => band.providers > 0),
    tuition: tuitionMedians(providers, today),
    ratios: medians(providers.map((one) => one.childrenPerAdult)),
    programs: tally(providers.flatMap((one) => one.programs)).map(([program, number]) => ({
      program,
      providers: number,
    })),
    schedules: tally(providers.flatMap((one) => one.schedules)).map(([schedule, number]) => ({
      schedule,
      providers: number,
    })),
    accreditations: tally(providers.flatMap((one) => one.accreditations)).map(([accreditation, number]) => ({
      accreditation,
      providers: number,
    })),
    hours: {
      stated: hoursStated.length,
      openBySeven: hoursStated.filter((one) => (one.weekdayOpens ?? Infinity) <= SEVEN_AM).length,
      openUntilSix: hoursStated.filter((one) => (one.weekdayCloses ?? 0) >= SIX_PM).length,
    },
    withLicense: count((one) => one.hasLicense),
    reviewed: count((one) => one.reviewCount > 0),
    lastConfirmedOn:
      open
        .flatMap((one) => one.openingsConfirmedOn ?? [])
        .toSorted()
        .at(-1) ?? null,
  }
}

/** How often each value stands there, the most frequent first, equal ones by name. */
function tally<Value extends string>(values: Value[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
}

/** The median week of each band that 5 or more of these providers priced within a year, in cents. */
export function tuitionMedians(
  providers: Pick<CountedProvider, 'tuitionCents' | 'tuitionConfirmedOn'>[],
  today: string,
): BandMedian[] {
  const isCounted = (day: string | null) => day !== null && daysBetween(day, today) <= TUITION_COUNTS_DAYS
  return medians(providers.filter((one) => isCounted(one.tuitionConfirmedOn)).map((one) => one.tuitionCents))
}

function medians(rows: (number | null)[][]): BandMedian[] {
  return AGE_BANDS.flatMap(({ code }, index) => {
    const values = rows.flatMap((row) => row[index] ?? []).toSorted((a, b) => a - b)
    return values.length < MEDIAN_MIN_PROVIDERS
      ? []
      : [{ band: code, providers: values.length, median: middle(values) }]
  })
}

/** Of an even number of values the mean of the two in the middle, rounded. */
function middle(sorted: number[]): number {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? 0) + upper) / 2)
}

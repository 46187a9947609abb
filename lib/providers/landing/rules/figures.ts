import { daysBetween } from '@/lib/platform/time/dates'
import type { Kind } from '../../catalogue/traits'
import { AGE_BANDS, type AgeBandCode } from '../../rules/ages'
import { CONFIRMED_DAYS, STALE_DAYS } from '../../rules/openings'

/** A median of fewer providers could reveal the price of one of them. */
export const MEDIAN_MIN_PROVIDERS = 5
/** Older prices are not counted. */
export const TUITION_MAX_AGE_DAYS = 365
export const SEVEN_AM = 7 * 60
export const SIX_PM = 18 * 60

/** The data of one provider for the figures. Arrays are by age band, in order; null means unknown. */
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

/** A median and its place: "Orlando", or "Orange County" if the city has too few prices. */
export type LocalMedian = BandMedian & { place: string }

/** The figures of any place, including a county with thousands of providers. */
export type PlaceFigures = {
  total: number
  /** Most frequent first; kinds without providers are omitted. */
  kinds: { kind: Kind; providers: number }[]
  /** Providers with an opening that was confirmed within 60 days. */
  withOpenings: number
  /** Providers whose opening was confirmed 61 to 120 days ago: too old to show as current, but still found by filters. */
  fadingOpenings: number
  openingsByBand: BandCount[]
  /** Weekly tuition in cents; only bands with prices of 5 or more providers within a year. */
  tuition: BandMedian[]
  programs: { program: string; providers: number }[]
  hours: { stated: number; openBySeven: number; openUntilSix: number }
  /** The most recent day on which openings were confirmed. */
  lastConfirmedOn: string | null
}

/** The figures of a city, which need the data of each provider. */
export type LocationFacts = PlaceFigures & {
  /** Children per adult; only bands that 5 or more providers stated. */
  ratios: BandMedian[]
  schedules: { schedule: string; providers: number }[]
  accreditations: { accreditation: string; providers: number }[]
  withLicense: number
  reviewed: number
}

/** The local figures of a landing page. */
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

/** The count of each value, most frequent first, ties by name. */
function tally<Value extends string>(values: Value[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
}

/** The median weekly tuition in cents of each band with prices of 5 or more of these providers within a year. */
export function tuitionMedians(
  providers: Pick<CountedProvider, 'tuitionCents' | 'tuitionConfirmedOn'>[],
  today: string,
): BandMedian[] {
  const isCounted = (day: string | null) => day !== null && daysBetween(day, today) <= TUITION_MAX_AGE_DAYS
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

/** For an even number of values, the mean of the two in the middle, rounded. */
function middle(sorted: number[]): number {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? 0) + upper) / 2)
}

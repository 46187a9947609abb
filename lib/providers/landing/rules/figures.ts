import type { Kind } from '../../catalogue/traits'
import type { AgeBandCode } from '../../rules/ages'

/** A median of fewer providers could reveal the price of one of them. */
export const MEDIAN_MIN_PROVIDERS = 5
/** Older prices are not counted. */
export const TUITION_MAX_AGE_DAYS = 365
export const SEVEN_AM = 7 * 60
export const SIX_PM = 18 * 60

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

/** The figures of a city, including those that are shown for cities only. */
export type LocationFacts = PlaceFigures & {
  /** Children per adult; only bands that 5 or more providers stated. */
  ratios: BandMedian[]
  schedules: { schedule: string; providers: number }[]
  accreditations: { accreditation: string; providers: number }[]
  withLicense: number
}

export type ZipCount = { zip: string; providers: number }

/** `median`: weekly tuition in one age band, in cents; null unless five or more providers stated it within a year. */
export type CityFigures = {
  slug: string
  name: string
  state: string
  providers: number
  withOpenings: number
  median: number | null
}

/** A place near another one; `count` is its number of providers of the care type. */
export type NearbyPlace = { slug: string; name: string; state: string; count: number; distanceMeters: number }

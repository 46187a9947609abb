import { z } from 'zod'
import type { AgeBandCode } from '@/lib/providers/rules/ages'

/** A search as it stands behind "?" in its address. */
export const searchReport = z.object({
  search: z.string('Which search?').min(1, 'Which search?').max(2_000, 'This search is too long.'),
})

/** `providerId`: a public id; left out, one's own first provider. */
export const trendsQuery = z.object({ providerId: z.string().max(200, 'There is no such provider.').optional() })

/** How far back is counted, in days. */
export type Span = { days: number }

/** Searches of the places around a provider. A number under 5 is null. */
export type SearchPatterns = Span & {
  searches: number | null
  /** ZIP codes and cities with 5 or more; `label` is "32801" or "Orlando". */
  places: { label: string; searches: number }[]
  ages: { band: AgeBandCode; searches: number }[]
}

/** `group` and `value` as in a search's address; no value where it is not one of a list. */
export type PopularFilters = Span & { filters: { group: string; value: string | null; searches: number }[] }

/** All 24 hours of the place's clocks. */
export type PeakTimes = Span & { hours: { hour: number; searches: number | null }[] }

/** By age band: what the provider says, and the median of 5 or more around it. */
export type MarketInsights = {
  prices: {
    band: AgeBandCode
    ownCents: number | null
    medianCents: number
    providers: number
    /** "Orlando", or "Orange County". */
    place: string
  }[]
  /** Of the providers of its type in its city, itself among them; null of fewer than 5. */
  openings: { place: string; providers: number; withOpenings: number } | null
}

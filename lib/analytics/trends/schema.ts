import { z } from 'zod'
import { message } from '@/lib/platform/language/message'
import type { AgeBandCode } from '@/lib/providers/rules/ages'

const WHICH = message('analytics.errors.whichSearch')

/** A search as the query string of its URL. */
export const searchReport = z.object({
  search: z.string(WHICH).min(1, WHICH).max(2_000, message('analytics.errors.searchTooLong')),
})

/** `providerId` is a public id; if omitted, the actor's first provider. */
export const trendsQuery = z.object({
  providerId: z.string().max(200, message('analytics.errors.noProvider')).optional(),
})

export const trendParams = z.object({
  report: z.enum(
    ['search-patterns', 'popular-filters', 'peak-times', 'market-insights'],
    message('analytics.errors.noReport'),
  ),
})

/** The number of days counted. */
export type Span = { days: number }

/** Searches in the places around a provider. `searches` is null for fewer than 5. */
export type SearchPatterns = Span & {
  searches: number | null
  /** ZIP codes and cities with 5 or more searches; `label` is "32801" or "Orlando". */
  places: { label: string; searches: number }[]
  ages: { band: AgeBandCode; searches: number }[]
}

/** `group` and `value` as in a search's URL; the value is null for a filter that is not a list. */
export type PopularFilters = Span & { filters: { group: string; value: string | null; searches: number }[] }

/** All 24 hours, in the place's time zone. */
export type PeakTimes = Span & { hours: { hour: number; searches: number | null }[] }

/** By age band: the provider's own price, and the median of 5 or more providers around it. */
export type MarketInsights = {
  prices: {
    band: AgeBandCode
    ownCents: number | null
    medianCents: number
    providers: number
    /** "Orlando", or "Orange County". */
    place: string
  }[]
  /** The providers of the same type in the provider's city, including itself; null for fewer than 5. */
  openings: { place: string; providers: number; withOpenings: number } | null
}

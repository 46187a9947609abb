import type { LandingCareType } from '../../catalogue/traits'
import type { AgeBandCode } from '../../rules/ages'

/** Not part of the catalogue with its labels, because the scripts of every page check addresses against this list. */
export const LANDING_CARE_TYPES = ['daycare', 'preschool', 'montessori'] as const satisfies readonly LandingCareType[]

/** Providers on one page of a list (specification part 2, "Location landing page"). */
export const LANDING_PAGE_SIZE = 20
/** With fewer providers a landing page is not indexable. */
export const LANDING_MIN_PROVIDERS = 5
/** With fewer providers, a city's first page lists most of the providers that a page of one of its ZIP codes would. */
export const ZIP_MIN_IN_CITY = 2 * LANDING_PAGE_SIZE
/** 50 miles, in meters: how far away the nearest providers are listed if a city has too few. */
export const NEAREST_RADIUS_METERS = 80_467

/** The age band whose price represents a place, with its index in AGE_BANDS. Preschools take no children under two. */
export const MEDIAN_BAND = {
  daycare: { index: 1, code: 'one' },
  preschool: { index: 3, code: 'three' },
  montessori: { index: 3, code: 'three' },
} as const satisfies Record<LandingCareType, { index: number; code: AgeBandCode }>

export function isLandingCareType(careType: string): careType is LandingCareType {
  return LANDING_CARE_TYPES.some((one) => one === careType)
}

/** The care type whose texts are shown: daycare for types without their own. */
export function landingCareTypeOf(careType: string): LandingCareType {
  return isLandingCareType(careType) ? careType : 'daycare'
}

/** The number of providers of the care type in a place, and in the city whose page its own could duplicate. */
type LandingScope =
  | { kind: 'city'; total: number }
  | { kind: 'county'; total: number; largestCity: number }
  | { kind: 'zip'; total: number; inCity: number }

/**
 * Whether a place has enough content for an indexable page: five providers that are not mostly on another page. At most half of
 * a county's first page may be from one city. The providers of a ZIP code are also on its city's page: the city must fill two
 * pages, and at most half of its providers may be in this ZIP code. The sitemap's SQL has the same rules.
 */
export function isIndexableScope(scope: LandingScope): boolean {
  if (scope.total < LANDING_MIN_PROVIDERS) return false
  if (scope.kind === 'county') return 2 * (scope.total - scope.largestCity) >= Math.min(scope.total, LANDING_PAGE_SIZE)
  return scope.kind === 'city' || (scope.inCity >= ZIP_MIN_IN_CITY && 2 * scope.total <= scope.inCity)
}

/** Even an empty list has a first page. */
export function landingPageCount(providerCount: number): number {
  return Math.max(1, Math.ceil(providerCount / LANDING_PAGE_SIZE))
}

/** "2" is 2; null for anything but the canonical number of a page after the first ("1", "02", "-1", "x", "99999"). */
export function parseLandingPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null
}

/** The number of words in a row that two texts must share to count as reused wording. */
const SHINGLE = 5

/** Two landing pages of one care type share less than this of their words (docs/rooms/content.md#search-engines). */
export const MAX_SHARED_WORDS = 0.6

/** The visible words of a page: those of its `main`, without markup, scripts and pictures. */
export function wordsOf(html: string): string[] {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? ''
  const text = main
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ')
  return text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? []
}

/** All sequences of five words, without duplicates. */
export function shinglesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(' ')))
}

export type PageShingles = { url: string; shingles: ReadonlySet<string> }
/** `shared`: the share of a page's shingles that are also on this one, 0 to 1. */
type SimilarPage = { url: string; shared: number }

/** Finds the other page that shares the most shingles with a page; null if there is no other. */
export function createSimilarPageFinder(pages: readonly PageShingles[]): (page: PageShingles) => SimilarPage | null {
  // An index of pages by shingle, so that a thousand pages are not compared pair by pair.
  const pagesWith = new Map<string, number[]>()
  for (const [at, { shingles }] of pages.entries())
    for (const shingle of shingles) {
      const found = pagesWith.get(shingle)
      if (found) found.push(at)
      else pagesWith.set(shingle, [at])
    }
  return ({ url, shingles }) => {
    const counts = new Uint32Array(pages.length)
    for (const shingle of shingles) for (const at of pagesWith.get(shingle) ?? []) counts[at] = (counts[at] ?? 0) + 1
    const similar = pages.flatMap((page, at) =>
      page.url === url ? [] : [{ url: page.url, shared: shingles.size === 0 ? 0 : (counts[at] ?? 0) / shingles.size }],
    )
    return similar.reduce<SimilarPage | null>((most, one) => (most && most.shared >= one.shared ? most : one), null)
  }
}

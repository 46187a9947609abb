import type { BrowsedPage } from '@/lib/providers/types'
import { browseTexts as texts } from './texts'

/** What everybody gets of a page. */
export type Browsed = Pick<BrowsedPage, 'careType' | 'city' | 'state' | 'county' | 'url'>

/** Those whose city, county or care type holds the words, whatever their case. */
export function matching(pages: readonly Browsed[], words: string): Browsed[] {
  const wanted = words.trim().toLowerCase()
  return pages.filter(({ city, county, careType }) =>
    [city, county, careType, texts.careType[careType]].some((text) => text.toLowerCase().includes(wanted)),
  )
}

export function countersOf(pages: readonly Browsed[]) {
  const distinct = (keyOf: (page: Browsed) => string) => new Set(pages.map(keyOf)).size
  return {
    pages: pages.length,
    cities: distinct(({ city, state }) => `${city}, ${state}`),
    counties: distinct(({ county }) => county),
    careTypes: distinct(({ careType }) => careType),
  }
}

/** In the order given, one group for each county. */
export function byCounty(pages: readonly Browsed[]): [county: string, pages: Browsed[]][] {
  const groups = new Map<string, Browsed[]>()
  for (const page of pages) groups.set(page.county, [...(groups.get(page.county) ?? []), page])
  return [...groups]
}

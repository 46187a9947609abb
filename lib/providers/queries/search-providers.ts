import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import { RESULTS_PER_PAGE } from '../catalogue/search-options'
import { countFacets, readWords, type Widest } from '../rules/count-facets'
import { METERS_PER_MILE } from '../rules/geo'
import type { SearchArea } from '../rules/search-area'
import type { Search } from '../schema/search'
import { cardFromJson } from '../select/card-json'
import type { FoundProvider, SearchResult } from '../types'
import { searchSql } from './search-sql'

/** Finds providers: one statement, one round trip. `now` decides what is open, fresh and sponsored. */
export async function searchProviders(area: SearchArea, search: Search, now: Date): Promise<SearchResult> {
  const [{ found, fails }] = answer.parse(await db().$queryRaw(searchSql(area, search, now)))
  const counts = countFacets(fails, search, widestOf(area))
  const lifted = found.filter(({ isLifted }) => isLifted).length
  return {
    // The statement answers who is lifted for every page: the others are counted without them.
    providers: found.filter(({ isLifted }) => !isLifted || search.page === 1).map(({ provider }) => provider),
    total: counts.total,
    pageCount: Math.max(1, Math.ceil((counts.total - lifted) / RESULTS_PER_PAGE)),
    counts,
  }
}

function widestOf(area: SearchArea): Widest {
  if ('county' in area || 'box' in area) return { distance: 0, detour: 0 }
  if ('work' in area) return { distance: 0, detour: area.detourMeters / METERS_PER_MILE }
  return { distance: area.radiusMeters / METERS_PER_MILE, detour: 0 }
}

type Found = { isLifted: boolean; provider: FoundProvider }
type Place = [isLifted: boolean, isSponsored: boolean, meters: number, detour: number | null]

const jsonText = z.string().transform((text): unknown => JSON.parse(text))
const places: z.ZodType<Place[]> = z.array(z.tuple([z.boolean(), z.boolean(), z.number(), z.number().nullable()]))

/** The one row of searchSql(). Where nobody was found, or nobody stands in the area, PostgreSQL joined nothing. */
const row = z.object({
  places: jsonText.pipe(places).nullable(),
  cards: jsonText.pipe(z.array(cardFromJson)).nullable(),
  words: z.string().nullable(),
})
const answer = z.tuple([
  row.transform(({ places, cards, words }) => ({
    found: (cards ?? []).flatMap((card, index): Found[] => {
      const [isLifted, isSponsored, meters, detour] = places?.[index] ?? []
      if (isLifted === undefined || isSponsored === undefined || meters === undefined) return []
      const off = typeof detour === 'number' && { detourMeters: detour }
      return [{ isLifted, provider: { ...card, isSponsored, distanceMeters: meters, ...off } }]
    }),
    fails: readWords(Buffer.from(words ?? '', 'base64')),
  })),
])

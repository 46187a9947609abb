import 'server-only'
import { z } from 'zod'
import type { PlaceArea } from '@/lib/places/types'
import { db } from '@/lib/platform/db'
import { RESULTS_PER_PAGE } from '../catalogue/search-options'
import { countFacets } from '../rules/count-facets'
import { METERS_PER_MILE } from '../rules/geo'
import type { Search } from '../schema/search'
import { cardFromJson } from '../select/card-json'
import type { FoundProvider, SearchResult } from '../types'
import { searchSql } from './search-sql'

/** Finds providers: one statement, one round trip. `now` decides what is open, fresh and sponsored. */
export async function searchProviders(area: PlaceArea, search: Search, now: Date): Promise<SearchResult> {
  const [{ found, counts: rows }] = answer.parse(await db().$queryRaw(searchSql(area, search, now)))
  const counts = countFacets(rows, search, 'county' in area ? 0 : area.radiusMeters / METERS_PER_MILE)
  const lifted = found.filter(({ isLifted }) => isLifted).length
  return {
    // The statement answers who is lifted for every page: the others are counted without them.
    providers: found.filter(({ isLifted }) => !isLifted || search.page === 1).map(({ provider }) => provider),
    total: counts.total,
    pageCount: Math.max(1, Math.ceil((counts.total - lifted) / RESULTS_PER_PAGE)),
    counts,
  }
}

const jsonText = z.string().transform((text): unknown => JSON.parse(text))
const foundRow = z
  .object({ isLifted: z.boolean(), meters: z.number(), card: cardFromJson })
  .transform(({ isLifted, meters, card }): { isLifted: boolean; provider: FoundProvider } => ({
    isLifted,
    provider: { ...card, distanceMeters: meters },
  }))
const sums = z.array(z.string().transform(BigInt))
const failRow = z.object({ fail: z.int(), count: z.int(), traits: sums, amenities: sums, flags: sums })

const answer = z.tuple([
  z.object({
    found: jsonText.pipe(z.array(foundRow)),
    counts: jsonText.pipe(z.array(failRow)),
  }),
])

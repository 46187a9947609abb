import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import { RESULTS_PER_PAGE } from '../catalogue/search-options'
import { countBits } from '../rules/bit-counts'
import { countFacets, type FailRow, type Widest } from '../rules/count-facets'
import { FACET_BYTES } from '../rules/facets'
import { METERS_PER_MILE } from '../rules/geo'
import type { SearchArea } from '../rules/search-area'
import type { Search } from '../schema/search'
import { cardFromJson } from '../select/card-json'
import type { FoundProvider, SearchResult } from '../types'
import { searchSql } from './search-sql'

/** Finds providers: one statement, one round trip. `now` decides what is open, fresh and sponsored. */
export async function searchProviders(area: SearchArea, search: Search, now: Date): Promise<SearchResult> {
  const [{ found, counts: rows }] = answer.parse(await db().$queryRaw(searchSql(area, search, now)))
  const counts = countFacets(rows, search, widestOf(area))
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

const jsonText = z.string().transform((text): unknown => JSON.parse(text))
const foundRow = z
  .object({ isLifted: z.boolean(), meters: z.number(), detour: z.number().nullable(), card: cardFromJson })
  .transform(({ isLifted, meters, detour, card }): { isLifted: boolean; provider: FoundProvider } => ({
    isLifted,
    provider: { ...card, distanceMeters: meters, ...(detour !== null && { detourMeters: detour }) },
  }))
const failRow = z
  .object({ fail: z.int(), count: z.int(), words: z.string() })
  .transform(({ words, ...row }): FailRow => ({ ...row, bits: countBits(Buffer.from(words, 'base64'), FACET_BYTES) }))

const answer = z.tuple([
  z.object({
    found: jsonText.pipe(z.array(foundRow)),
    counts: jsonText.pipe(z.array(failRow)),
  }),
])

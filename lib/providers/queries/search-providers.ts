import 'server-only'
import { askDriver } from '@/lib/platform/db'
import { RESULTS_PER_PAGE } from '../catalogue/search-options'
import type { SearchResult } from '../rules/count-facets'
import { countFacets, readWords, type Widest } from '../rules/count-facets'
import { METERS_PER_MILE } from '../rules/geo'
import type { SearchArea } from '../rules/search-area'
import type { Search } from '../schema/search'
import type { JsonCard } from '../select/card-json'
import { searchSql } from './search-sql'

/** Finds providers: one statement, one round trip. `now` decides what is open, fresh and sponsored. */
export async function searchProviders(area: SearchArea, search: Search, now: Date): Promise<SearchResult> {
  const [row = NOBODY] = await askDriver(searchSql(area, search, now))
  const [places, cards, words] = row as Row
  const found = foundIn(places, cards)
  const fails = readWords(Buffer.from(words ?? '', 'base64'))
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

/**
 * The one row of searchSql(): JSON of Place[], JSON of JsonCard[] in the same order, and the words for readWords() in base64. Where nobody was
 * found, or nobody stands in the area, PostgreSQL joined nothing.
 */
type Row = [places: string | null, cards: string | null, words: string | null]
const NOBODY: Row = [null, null, null]
type Place = [isLifted: boolean, isSponsored: boolean, meters: number, detour: number | null]

/** What a search answers is not checked again, no more than any other statement's rows: a test compares it with the tables. */
function foundIn(places: string | null, cards: string | null) {
  const placeOf: Place[] = JSON.parse(places ?? '[]')
  const shown: JsonCard[] = JSON.parse(cards ?? '[]')
  return placeOf.map(([isLifted, isSponsored, distanceMeters, detour], index) => {
    const off = detour !== null && { detourMeters: detour }
    return { isLifted, provider: { ...(shown[index] as JsonCard), isSponsored, distanceMeters, ...off } }
  })
}

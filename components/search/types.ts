import type { MapData } from '@/components/places/map/map-marks'
import type { RowValues } from '@/components/providers/row-values'
import type { FeaturedLocation, PlaceOption, PlaceSummary } from '@/lib/places/types'
import type { KnownPlace, WayToWork } from '@/lib/search/rules/area'
import type { SearchCounts } from '@/lib/search/rules/facets'
import type { Search, SearchField } from '@/lib/search/schema'

/** What can be typed about a child: an age in months, a month of birth, a month to start in. */
export type ChildField = 'age' | 'born' | 'start'

/** The address of the search page, parsed. */
export type SearchRequest = {
  /** The place and the work ZIP code as they stand in the address. */
  typed: string
  workTyped: string
  /** A child's age and months as they stand in the address. */
  childTyped: Record<ChildField, string>
  search: Search
  /** Parameters whose values were not understood. */
  ignored: SearchField[]
  /** Every group of filters is rendered: without JavaScript the rare ones come this way. */
  showsAllFilters: boolean
}

/** What the page offers when nothing matches. */
export type Alternatives = {
  /** The same filters in a larger circle, or with a longer detour. */
  farther: { miles: number; count: number }[]
  /** Up to three that match, but are farther away. */
  matching: RowValues[]
  /** Up to three without any filter, when none matches within 50 miles. */
  nearest: RowValues[]
}

export type Results = {
  kind: 'results'
  place: Pick<KnownPlace, 'label' | 'kind'>
  /** What was searched: the request's search, but for a way to work that cannot be. */
  search: Search
  way: Way | null
  /** "YYYY-MM-DD" in the place. */
  today: string
  total: number
  pageCount: number
  /** How many results there would be with each of FACETS, in its order; null where that was not counted. */
  counts: (number | null)[]
  /** Where nothing was found: how many there would be without a group of filters. */
  without: SearchCounts['without']
  rows: RowValues[]
  alternatives: Alternatives | null
  /** Places of Google, where the directory has no provider. */
  places: PlaceSummary[]
  /** Everything that was found, where a map is shown. */
  map: (MapData & { styleUrl: string | null }) | null
}

export type Way = Exclude<WayToWork, { kind: 'along' }> | { kind: 'along'; zip: string; city: string }

/** The result of a search, as plain values: the page makes its words of them. */
export type SearchOutcome =
  | { kind: 'first-visit'; isInvalid: boolean; cities: FeaturedLocation[] }
  | { kind: 'ambiguous' | 'unknown'; query: string; options: PlaceOption[] }
  | Results

export type ResultsProps = { request: SearchRequest; results: Results }

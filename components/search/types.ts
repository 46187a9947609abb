import type { MapData } from '@/components/places/map/interactive-map'
import type { RowValues } from '@/components/providers/row-values'
import type { Coverage, FeaturedLocation, PlaceOption, PlaceSummary } from '@/lib/places/types'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import type { TraitTexts } from '@/lib/providers/catalogue/traits'
import type { AgeTexts } from '@/lib/providers/rules/ages'
import type { KnownPlace, WayToWork } from '@/lib/search/rules/area'
import type { SearchCounts } from '@/lib/search/rules/facets'
import type { Search, SearchField } from '@/lib/search/schema'

/** What is typed about a child: the age in months when care starts, and that month. */
export type ChildField = 'age' | 'start'

/** The parsed query of the search page. */
export type SearchRequest = {
  /** The place and the work ZIP code as given in the URL. */
  typed: string
  workTyped: string
  /** As given in the URL. */
  childTyped: Record<ChildField, string>
  search: Search
  /** Parameters with invalid values. */
  ignored: SearchField[]
  /** Words of the place field that were not understood. */
  skipped: string[]
  /** Renders every filter group: without JavaScript this shows the rare ones. */
  showsAllFilters: boolean
}

/** What the page offers when nothing matches. */
export type Alternatives = {
  /** The same filters in a wider radius, or with a longer detour. */
  farther: { miles: number; count: number }[]
  /** Up to three that match, but are farther away. */
  matching: RowValues[]
  /** Up to three without any filter, when none matches within 50 miles. */
  nearest: RowValues[]
  /** Where we have providers, if none is within reach or none in the place's state; `state`: that state, if we have none there. */
  coverage: (Coverage & { state: string | null }) | null
  /** How many there are in the same area without any filter, if omitting a single one finds nothing; otherwise 0. */
  unfiltered: number
}

export type Results = {
  kind: 'results'
  place: Pick<KnownPlace, 'label' | 'kind'>
  /** The search that was run: the requested one, without an unusable route to work. */
  search: Search
  way: Way | null
  /** "YYYY-MM-DD" in the place's time zone. */
  today: string
  total: number
  /** How many come last, because they are not known to match, or (`unfit`) do not fit the child. */
  unknown: number
  unfit: number
  pageCount: number
  /** The number of results for each of FACETS, in its order; null if not counted. */
  counts: (number | null)[]
  /** If nothing was found: the count of results without each group of filters. */
  without: SearchCounts['without']
  rows: RowValues[]
  alternatives: Alternatives | null
  /** Google's places, if the directory has no provider. */
  places: PlaceSummary[]
  /** All results, if the map is shown. */
  map: MapData | null
}

export type Way = Exclude<WayToWork, { kind: 'along' }> | { kind: 'along'; zip: string; city: string }

/** The result of a search, as plain values: the page builds its messages from them. */
export type SearchOutcome =
  | { kind: 'first-visit'; isInvalid: boolean; cities: FeaturedLocation[] }
  | { kind: 'ambiguous' | 'state' | 'unknown'; query: string; options: PlaceOption[] }
  | Results

export type ResultsProps = { request: SearchRequest; results: Results }

/** The messages of the filters, including the labels of their choices. */
export type FilterTexts = TraitTexts & {
  t: Translate<'search.filters'>
  ages: AgeTexts
  amenities: Translate<'providers.amenities'>
  ratios: Translate<'providers.ratios'>
  locale: Locale
}

/** The messages of the page and of its filters, passed down to small components. */
export type Texts = { t: Translate<'search.screen'>; filters: FilterTexts }

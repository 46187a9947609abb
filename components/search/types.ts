import type { MapData } from '@/components/map/types'
import type { RowView } from '@/components/providers/row-view'
import type { FeaturedLocation, PlaceOption } from '@/lib/locations/types'
import type { PlaceSummary } from '@/lib/places/types'
import type { KnownPlace } from '@/lib/providers/rules/search-area'
import type { WayToWork } from '@/lib/providers/rules/way-to-work'
import type { Search, SearchField } from '@/lib/providers/schema/search'
import type { FoundProvider, SearchResult } from '@/lib/providers/types'

/** What is typed about a child: an age in months, a month of birth, a month to start in. */
export type ChildField = 'age' | 'born' | 'start'

/** What was asked: `typed` and `workTyped` are the place and the work ZIP code as they stand in the address. */
export type Question = {
  typed: string
  workTyped: string
  /** A child's age and months as they stand in the address. */
  childTyped: Record<ChildField, string>
  search: Search
  ignored: SearchField[]
}

/** What to offer when nothing was found. */
export type Instead = {
  /** The same filters in a larger circle, or with a longer detour. */
  farther: { miles: number; count: number }[]
  /** Up to three that match, but are farther away. */
  matching: FoundProvider[]
  /** Up to three without any filter, when none matches within 50 miles. */
  nearest: FoundProvider[]
}

export type Found =
  | { kind: 'first-visit'; isInvalid: boolean; cities: FeaturedLocation[] }
  | { kind: 'ambiguous' | 'unknown'; query: string; options: PlaceOption[] }
  | {
      kind: 'results'
      place: KnownPlace
      /** What was searched: what was asked, but for a way to work that there is not. */
      search: Search
      way: WayToWork | null
      /** "YYYY-MM-DD" there. */
      today: string
      result: SearchResult
      instead: Instead | null
      /** Places of Google, where the directory has nobody. */
      google: PlaceSummary[]
      /** All that was found, where a map was asked for. */
      map: (MapData & { styleUrl: string | null }) | null
    }

export type ResultsProps = { question: Question; found: Extract<Found, { kind: 'results' }> }

/** What the filter form is drawn from. */
export type FilterFormProps = {
  typed: string
  search: Search
  /** How many providers each choice would find; of one that is not listed it is not said. */
  choices: SearchResult['counts']['choices']
  total: number
  isCounty: boolean
  /** As typed, and what is wrong with it. */
  work: { typed: string; error?: string }
  child: Record<ChildField, { typed: string; error?: string }>
  /** The same search without filters; null when there are none. */
  clearHref: string | null
}

/** What stands as the number of each choice (choiceKey()). */
export type ShownCounts = Partial<Record<string, string>>
export type FilterGroupsProps = Pick<FilterFormProps, 'search' | 'isCounty' | 'work' | 'child'> & {
  counts: ShownCounts
}

/** A page that is open during an upgrade gets answers of another release: raise this with each change of SearchPageView. */
export const VIEW_VERSION = 2

/**
 * The page as it is shown: words and drawings that were made on the server (textOf() in components/ui/as-text.ts), and what
 * its living parts need. It travels as JSON, with the page and instead of it.
 */
export type SearchPageView = {
  /** VIEW_VERSION of the release that made it. */
  version: number
  /** Of the document. */
  title: string
  /** The canonical address of what was asked. */
  address: string
  isMap: boolean
  /** What was found, in a sentence. */
  line: string
  /** Null where there is nothing to save. `search` is known by its address whatever its page. */
  save: { search: string; name: string } | null
  form: { initial: string; isInvalid: boolean; kept: [string, string][] }
  /** Why there is no way to work. */
  problem: string
  /** What stands in the address and was not understood, in a sentence. */
  ignored: string
  /** Null where nothing was searched, or where a map is shown. */
  list: ListView | null
  texts: DrawnTexts
}

/** What was drawn as text, each where there is something to show. A document that was loaded holds them already (asked-searches.ts). */
export type DrawnTexts = ListTexts & {
  /** Where nothing was found to search in: where to begin, or which place was meant. */
  start?: string
  /** The switch between list and map, and the chips. */
  bar?: string
}

/** Of the results, around their rows. */
export type ListTexts = {
  /** How many, and in which order. */
  head?: string
  /** Whose fit the rows tell, where it is not one's own child's. */
  typedChild?: string
  /** In place of rows. */
  empty?: string
  pages?: string
  filters?: string
}

export type ListView = {
  rows: RowView[]
  /** This search's own address. */
  wayBack: string
  /** Other providers, where nobody was found. */
  others: { title: string; rows: RowView[] }[]
}

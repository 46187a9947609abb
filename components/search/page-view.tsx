import { savedSearchTexts } from '@/components/saved-searches/texts'
import { textOf } from '@/components/ui/as-text'
import { parsePlaceQuery } from '@/lib/locations/rules/parse-place-query'
import { DEFAULT_DETOUR, DEFAULT_DISTANCE } from '@/lib/providers/catalogue/search-options'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import { whyNoWay } from '@/lib/providers/rules/way-to-work'
import { searchQuery } from '@/lib/providers/schema/search-query'
import { watchedSearch } from '@/lib/saved-searches/rules/canonical-query'
import { LONGEST_NAME } from '@/lib/saved-searches/rules/limits'
import { ChoosePlace } from './choose-place'
import { FilterChips } from './filter-chips'
import { askedFilters } from './filter-labels'
import { FirstVisit } from './first-visit'
import { listTexts, listView } from './list-view'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import { type Found, type Question, type SearchPageView, VIEW_VERSION } from './types'
import { ViewSwitch } from './view-switch'
import { workLabel } from './work-texts'

/** No more of a text that is no place is shown again. */
const SHOWN = 100

type FoundResults = Extract<Found, { kind: 'results' }>

/** The search page in all its states, as it is shown. Made on the server: what it is drawn with stays there. */
export function pageView(question: Question, found: Found): SearchPageView {
  const { typed, search, ignored } = question
  const results = found.kind === 'results' ? found : null
  const isMap = results !== null && results.map !== null
  return {
    version: VIEW_VERSION,
    title: pageTitle(typed),
    address: searchHref(typed, search),
    isMap,
    line: results ? resultLine(results) : '',
    save: results && { search: searchHref(typed, watchedSearch(results.search)), name: searchName(results) },
    form: {
      initial: typed.slice(0, SHOWN),
      isInvalid: found.kind === 'first-visit' && found.isInvalid,
      kept: keptFilters(question),
    },
    problem: results ? wayProblem(results) : '',
    ignored: ignored.length > 0 ? texts.ignored(ignored) : '',
    list: results && !isMap ? listView({ question, found: results }) : null,
    texts:
      found.kind === 'results'
        ? { bar: textOf(barOf(question, found)), ...(!isMap && listTexts({ question, found })) }
        : { start: textOf(startOf(found, question)) },
  }
}

export function pageTitle(typed: string): string {
  const isPlace = ['zip', 'name'].includes(parsePlaceQuery(typed).kind)
  return texts.metaTitle(isPlace ? typed : null)
}

function startOf(found: Exclude<Found, FoundResults>, { search }: Question) {
  return found.kind === 'first-visit' ? (
    <FirstVisit cities={found.cities} />
  ) : (
    <ChoosePlace {...found} search={search} />
  )
}

function barOf({ typed }: Question, { search, result }: FoundResults) {
  return (
    <>
      <ViewSwitch typed={typed} search={search} />
      <FilterChips typed={typed} search={search} counts={result.counts} />
    </>
  )
}

function resultLine({ place, search, way, result }: FoundResults): string {
  const withOpening = result.counts.choices[choiceKey('openings', 'confirmed')] ?? 0
  if (way?.kind === 'along')
    return texts.wayLine(place.label, workLabel(way), result.total, search.detour ?? DEFAULT_DETOUR, withOpening)
  const miles = search.distance ?? (place.kind === 'county' ? null : DEFAULT_DISTANCE)
  return texts.resultLine(place.label, result.total, search.bounds ? 'area' : miles, withOpening)
}

/** What a saved search is called until its owner says otherwise. */
function searchName({ place, search }: FoundResults): string {
  const filters = askedFilters(watchedSearch(search)).map(({ label }) => label)
  return savedSearchTexts.nameOf(place.label, filters).slice(0, LONGEST_NAME)
}

function wayProblem({ way }: FoundResults): string {
  return way === null || way.kind === 'along' ? '' : `${whyNoWay(way)} ${texts.nearHome}`
}

/** Another place keeps the filters and the order, from its first page on. */
function keptFilters({ search }: Question): [string, string][] {
  const query = searchQuery({ ...search, page: 1, bounds: null })
  return Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
}

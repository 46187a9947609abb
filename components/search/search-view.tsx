import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import { ReportedSearch } from '@/components/analytics/reported-search'
import { LocationForm } from '@/components/places/location-form'
import { ResultKeeper } from '@/components/providers/result-keeper'
import { SaveSearchButton } from '@/components/saved-searches/save-search-button'
import { savedSearchTexts } from '@/components/saved-searches/texts'
import { textOf } from '@/components/ui/as-text'
import { Icon } from '@/components/ui/icon'
import { PatchedText } from '@/components/ui/patched-text'
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
import { MapResults } from './map-results'
import { Results } from './results'
import { searchHref } from './search-href'
import { SearchPilot } from './search-pilot'
import { searchTexts as texts } from './texts'
import type { Found, Question } from './types'
import { ViewSwitch } from './view-switch'
import { workLabel } from './work-texts'

/** No more of a text that is no place is shown again. */
const SHOWN = 100

/** The search page in all its states. */
export function SearchView({ question, found }: { question: Question; found: Found }) {
  const { typed, search, ignored } = question
  const isMap = found.kind === 'results' && found.map !== null
  return (
    <SearchPilot address={searchHref(typed, search)}>
      <div className={isMap ? 'wrap pt-3 pb-14' : 'wrap pt-5 pb-14 md:pt-8'}>
        <h1 className={isMap ? 'sr-only' : 'text-title'}>{texts.title}</h1>
        <p role="status" className={isMap ? 'text-sm text-soft' : 'mt-2 text-lead text-soft empty:hidden'}>
          {found.kind === 'results' && resultLine(found)}
        </p>
        {found.kind === 'results' && (
          <SaveSearchButton
            key={searchHref(typed, watchedSearch(found.search))}
            address={searchHref(typed, search)}
            name={searchName(found)}
          />
        )}
        <LocationForm
          submitLabel={texts.submit}
          initial={typed.slice(0, SHOWN)}
          isInvalid={found.kind === 'first-visit' && found.isInvalid}
          kept={keptFilters(question)}
          className={isMap ? 'mt-2 mb-3 max-w-reading' : 'mt-5 mb-4 max-w-reading'}
        />
        <p role="status" className="mb-4 max-w-reading font-medium empty:hidden">
          {found.kind === 'results' && wayProblem(found)}
        </p>
        {ignored.length > 0 && (
          <p className="mb-4 flex max-w-reading gap-2 text-sm text-soft">
            <Icon name="info" size="sm" className="mt-0.5" />
            {texts.ignored(ignored)}
          </p>
        )}
        {found.kind === 'first-visit' && <FirstVisit cities={found.cities} />}
        {(found.kind === 'ambiguous' || found.kind === 'unknown') && <ChoosePlace {...found} search={search} />}
        {found.kind === 'results' && (
          <>
            <PatchedText
              className="flex items-start gap-3"
              text={textOf(
                <>
                  <ViewSwitch typed={typed} search={found.search} />
                  <FilterChips typed={typed} search={found.search} counts={found.result.counts} />
                </>,
              )}
            />
            {found.map ? (
              <MapResults question={question} found={found} map={found.map} />
            ) : (
              <Results question={question} found={found} />
            )}
          </>
        )}
      </div>
      {found.kind === 'results' && <ReportedSearch address={searchHref(typed, search)} />}
      <ResultKeeper />
      <SignInPrompt />
    </SearchPilot>
  )
}

type FoundResults = Extract<Found, { kind: 'results' }>

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

function wayProblem({ way }: FoundResults): string | null {
  return way === null || way.kind === 'along' ? null : `${whyNoWay(way)} ${texts.nearHome}`
}

/** Another place keeps the filters and the order, from its first page on. */
function keptFilters({ search }: Question): [string, string][] {
  const query = searchQuery({ ...search, page: 1, bounds: null })
  return Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
}

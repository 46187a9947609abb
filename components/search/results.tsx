import { GoogleResults } from '@/components/places/google-results'
import { ProviderList } from '@/components/providers/provider-list'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { askedBands } from '@/lib/providers/rules/asked-ages'
import { EMPTY_SEARCH } from '@/lib/providers/schema/search'
import { FilterForm } from './filter-form'
import { askedFilters } from './filter-labels'
import { FilterSheet } from './filter-sheet'
import { NoResults } from './no-results'
import { PendingArea } from './pending-area'
import { ResultHead } from './result-head'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import type { Found, Question } from './types'
import { emptyTitle, workError } from './work-texts'

/** No more of a text that is no ZIP code is shown again. */
const SHOWN = 10

type ResultsProps = { question: Question; found: Extract<Found, { kind: 'results' }> }

/** The rows of a page and the filters beside them. */
export function Results({
  question: { typed, workTyped, ignored },
  found: { place, search, way, today, result, instead, google },
}: ResultsProps) {
  const row = { today, wayBack: searchHref(typed, search), bands: askedBands(search) }
  const { providers, total, pageCount, counts } = result
  return (
    <div className="pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <section aria-labelledby="results">
        <PendingArea>
          <ResultHead typed={typed} search={search} total={total} pageCount={pageCount} />
          {instead && (
            <NoResults
              typed={typed}
              search={search}
              title={emptyTitle(place, way)}
              result={result}
              instead={instead}
              row={row}
            >
              <GoogleResults places={google} />
            </NoResults>
          )}
          {total > 0 && providers.length === 0 && (
            <EmptyState
              title={texts.pastEnd(search.page)}
              action={
                <ButtonLink href={searchHref(typed, { ...search, page: pageCount })}>{texts.toLastPage}</ButtonLink>
              }
            >
              {texts.pastEndText(pageCount)}
            </EmptyState>
          )}
          <ProviderList providers={providers} level={3} label={texts.resultsLabel} {...row} />
          {providers.length > 0 && (
            <div data-pages className="pt-4">
              <Pagination
                page={search.page}
                pageCount={pageCount}
                hrefOf={(page) => searchHref(typed, { ...search, page })}
              />
            </div>
          )}
        </PendingArea>
      </section>
      <FilterSheet>
        <FilterForm
          typed={typed}
          search={search}
          choices={counts.choices}
          total={total}
          isCounty={place.kind === 'county'}
          work={{ typed: workTyped.slice(0, SHOWN), error: workError(ignored, way) }}
          clearHref={askedFilters(search).length > 0 ? searchHref(typed, { ...EMPTY_SEARCH, sort: search.sort }) : null}
        />
      </FilterSheet>
    </div>
  )
}

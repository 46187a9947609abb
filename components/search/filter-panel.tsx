import { EMPTY_SEARCH } from '@/lib/providers/schema/search'
import { childFields } from './child-texts'
import { FilterForm } from './filter-form'
import { askedFilters } from './filter-labels'
import { FilterSheet } from './filter-sheet'
import { searchHref } from './search-href'
import type { ResultsProps } from './types'
import { workError } from './work-texts'

/** No more of a text that is no ZIP code is shown again. */
const SHOWN = 10

/** The filters of a search with their numbers; `isSheet`: on wide screens too, where a map has the room. */
export function FilterPanel({
  question: { typed, workTyped, childTyped, ignored },
  found: { place, search, way, result },
  isSheet,
}: ResultsProps & { isSheet?: boolean }) {
  const { sort, view } = search
  return (
    <FilterSheet isSheet={isSheet}>
      <FilterForm
        typed={typed}
        search={search}
        choices={result.counts.choices}
        total={result.total}
        isCounty={place.kind === 'county'}
        work={{ typed: workTyped.slice(0, SHOWN), error: workError(ignored, way) }}
        child={childFields(childTyped, search, ignored)}
        clearHref={askedFilters(search).length > 0 ? searchHref(typed, { ...EMPTY_SEARCH, sort, view }) : null}
      />
    </FilterSheet>
  )
}

import { FitHead } from '@/components/fit/fit-head'
import { fitTexts } from '@/components/fit/texts'
import { rowViewOf } from '@/components/providers/row-view'
import { textOf } from '@/components/ui/as-text'
import { EMPTY_SEARCH } from '@/lib/providers/schema/search'
import type { FoundProvider } from '@/lib/providers/types'
import { childFields, typedChild } from './child-texts'
import { EmptyResults } from './empty-results'
import { filterFormText } from './filter-form-text'
import { askedFilters } from './filter-labels'
import { ResultHead } from './result-head'
import { ResultPages } from './result-pages'
import { rowAbout } from './row-about'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import type { FilterFormProps, ListTexts, ListView, ResultsProps } from './types'
import { workError } from './work-texts'

/** No more of a text that is no ZIP code is shown again. */
const SHOWN = 10

/** The rows of a page. */
export function listView({ question: { typed }, found }: ResultsProps): ListView {
  const { search, today, result, instead } = found
  const { bands, needs } = rowAbout(search, today)
  const rowsOf = (some: readonly FoundProvider[], about?: readonly number[]) =>
    some.map((provider) => rowViewOf(provider, today, about, needs))
  return {
    rows: rowsOf(result.providers, bands),
    wayBack: searchHref(typed, search),
    others: [
      { title: texts.nearestMatching, rows: rowsOf(instead?.matching ?? [], bands) },
      { title: texts.nearest, rows: rowsOf(instead?.nearest ?? []) },
    ].filter(({ rows }) => rows.length > 0),
  }
}

/** What stands around them, and the filters with their numbers. */
export function listTexts({ question, found }: ResultsProps): ListTexts {
  const { typed } = question
  const { search, today, result } = found
  const { providers, total, pageCount } = result
  const child = typedChild(search, today.slice(0, 7))
  return {
    head: textOf(<ResultHead typed={typed} search={search} total={total} pageCount={pageCount} />),
    ...(child !== null && { typedChild: textOf(<FitHead who={fitTexts.aChild} at={child} />) }),
    ...(providers.length === 0
      ? { empty: textOf(<EmptyResults question={question} found={found} />) }
      : { pages: textOf(<ResultPages typed={typed} search={search} pageCount={pageCount} />) }),
    filters: filterFormText(filtersOf({ question, found })),
  }
}

function filtersOf({
  question: { typed, workTyped, childTyped, ignored },
  found: { place, search, way, result },
}: ResultsProps): FilterFormProps {
  const { sort, view } = search
  return {
    typed,
    search,
    choices: result.counts.choices,
    total: result.total,
    isCounty: place.kind === 'county',
    work: { typed: workTyped.slice(0, SHOWN), error: workError(ignored, way) },
    child: childFields(childTyped, search, ignored),
    clearHref: askedFilters(search).length > 0 ? searchHref(typed, { ...EMPTY_SEARCH, sort, view }) : null,
  }
}

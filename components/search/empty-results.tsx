import { GoogleResults } from '@/components/places/google-results'
import { buttonClasses } from '@/components/ui/button-classes'
import { EmptyState } from '@/components/ui/empty-state'
import { NoResults } from './no-results'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import type { ResultsProps } from './types'
import { emptyTitle } from './work-texts'

/** What stands where there are no rows: nothing was found, or there is no such page. */
export function EmptyResults({
  question: { typed },
  found: { place, search, way, result, instead, google },
}: ResultsProps) {
  const { providers, total, pageCount } = result
  if (instead)
    return (
      <NoResults typed={typed} search={search} title={emptyTitle(place, way)} result={result} instead={instead}>
        <GoogleResults places={google} />
      </NoResults>
    )
  if (total === 0 || providers.length > 0) return null
  return (
    <EmptyState
      title={texts.pastEnd(search.page)}
      action={
        <a href={searchHref(typed, { ...search, page: pageCount })} className={buttonClasses({})}>
          {texts.toLastPage}
        </a>
      }
    >
      {texts.pastEndText(pageCount)}
    </EmptyState>
  )
}

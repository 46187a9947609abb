import { GoogleResults } from '@/components/places/google-results'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { NoResults } from './no-results'
import { rowAbout } from './row-about'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import type { ResultsProps } from './types'
import { emptyTitle } from './work-texts'

/** What stands where there are no rows: nothing was found, or there is no such page. */
export function ResultRest({
  question: { typed },
  found: { place, search, way, today, result, instead, google },
}: ResultsProps) {
  const row = { today, wayBack: searchHref(typed, search), ...rowAbout(search, today) }
  const { providers, total, pageCount } = result
  return (
    <>
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
          action={<ButtonLink href={searchHref(typed, { ...search, page: pageCount })}>{texts.toLastPage}</ButtonLink>}
        >
          {texts.pastEndText(pageCount)}
        </EmptyState>
      )}
    </>
  )
}

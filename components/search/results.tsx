import { ProviderList } from '@/components/providers/provider-list'
import { FilterPanel } from './filter-panel'
import { PendingArea } from './pending-area'
import { ResultHead } from './result-head'
import { ResultPages } from './result-pages'
import { ResultRest } from './result-rest'
import { rowAbout } from './row-about'
import { SearchFitBar } from './search-fit-bar'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import type { ResultsProps } from './types'

/** The rows of a page and the filters beside them. */
export function Results({ question, found }: ResultsProps) {
  const { typed } = question
  const { search, result, today } = found
  const { providers, total, pageCount } = result
  return (
    <div className="pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <section aria-labelledby="results">
        <PendingArea>
          <ResultHead typed={typed} search={search} total={total} pageCount={pageCount} />
          <SearchFitBar search={search} today={today} />
          <ResultRest question={question} found={found} />
          <ProviderList
            providers={providers}
            level={3}
            label={texts.resultsLabel}
            today={today}
            wayBack={searchHref(typed, search)}
            {...rowAbout(search, today)}
          />
          {providers.length > 0 && <ResultPages typed={typed} search={search} pageCount={pageCount} />}
        </PendingArea>
      </section>
      <FilterPanel question={question} found={found} />
    </div>
  )
}

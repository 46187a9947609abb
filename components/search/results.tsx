import { type ReactNode, useEffect, useState } from 'react'
import { FitHead, fitMessages } from '@/components/families/fit/fit-lines'
import { OwnFitBar } from '@/components/families/fit/own-fit'
import { ProviderRows } from '@/components/providers/provider-rows'
import { classNames } from '@/components/ui/class-names'
import { Pagination } from '@/components/ui/data/pagination'
import { Icon } from '@/components/ui/surface/icon'
import { Skeleton } from '@/components/ui/surface/loading'
import { SORTS } from '@/lib/search/catalogue/options'
import { defaultOrder, orderOf } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { FilterForm } from './filters/filter-form'
import { FilterSheet } from './filters/filter-sheet'
import { searchMessages as messages } from './messages'
import { EmptyResults } from './no-results'
import type { SearchActions } from './search-screen'
import { childSummary, searchHref } from './search-summary'
import type { ResultsProps } from './types'

export const RESULTS_ID = 'results'

/** Rows on the left, filters on the right; on phones the filters are a sheet. */
export function ListResults({
  request,
  results,
  submit,
  isPending,
  formRef,
  isFiltersOpen,
  toggleFilters,
}: ResultsProps & SearchActions) {
  const { rows, today, search } = results
  return (
    <div className="pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <section aria-labelledby={RESULTS_ID}>
        <PendingArea isPending={isPending}>
          <ResultHead request={request} results={results} />
          <FitOfChild results={results} />
          <EmptyResults request={request} results={results} />
          <ProviderRows
            rows={rows}
            today={today}
            level={3}
            label={messages.resultsLabel}
            wayBack={searchHref(request.typed, search)}
          />
          <ResultPages request={request} results={results} />
        </PendingArea>
      </section>
      <FilterSheet isOpen={isFiltersOpen} onToggle={toggleFilters} isPending={isPending}>
        <FilterForm request={request} results={results} submit={submit} formRef={formRef} />
      </FilterSheet>
    </div>
  )
}

/** How many results, their order, and why. */
export function ResultHead({ request: { typed }, results }: ResultsProps) {
  const { search, total, pageCount } = results
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={RESULTS_ID} tabIndex={-1} className="scroll-mt-6 text-base font-bold tracking-normal outline-none">
          {messages.providers(total)}
          {search.page > 1 && search.page <= pageCount && (
            <span className="font-normal text-soft">, {messages.pageOf(search.page, pageCount)}</span>
          )}
        </h2>
        {total > 0 && <SortLinks typed={typed} search={search} />}
      </div>
      {search.workZip !== null && <p className="max-w-prose text-sm text-soft">{messages.wayExplained}</p>}
      {total > 0 && <WhyThisOrder search={search} />}
    </div>
  )
}

function SortLinks({ typed, search }: { typed: string; search: Search }) {
  const chosen = orderOf(search)
  const sorts = SORTS.filter((sort) => sort !== 'detour' || search.workZip !== null)
  return (
    <nav aria-label={messages.sortLabel} className="swipe -mx-2">
      <ul className="flex items-center">
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={searchHref(typed, { ...search, sort: sort === defaultOrder(search) ? null : sort, page: 1 })}
              title={messages.sortMeans[sort]}
              aria-current={sort === chosen || undefined}
              className={classNames(
                'inline-flex min-h-9 items-center px-2 text-sm whitespace-nowrap hover:text-pine',
                sort === chosen ? 'font-semibold text-pine' : 'text-soft',
              )}
            >
              {messages.sorts[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WhyThisOrder({ search }: { search: Search }) {
  const sort = orderOf(search)
  const [distance, ...others] = messages.whyBest.parts
  const parts = [search.workZip === null ? distance : messages.whyBest.onTheWay, ...others]
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-sm font-semibold text-pine hover:text-pine-deep">
        {messages.why}
        <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-1 mb-3 max-w-prose space-y-2 rounded-lg bg-sunken p-4 text-sm">
        <p>
          <strong>{messages.sorts[sort]}:</strong> {messages.sortMeans[sort]}
        </p>
        {sort === 'best' && (
          <>
            <p>{messages.whyBest.lead}</p>
            <ul className="list-disc space-y-1 pl-5">
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <p>{messages.whyBest.closed}</p>
          </>
        )}
        <p>{messages.whySponsored}</p>
        <p>{messages.whyUnknown}</p>
      </div>
    </details>
  )
}

/** Whose fit the rows show: that of the child entered, or of a signed-in parent's own. */
export function FitOfChild({ results: { search, today } }: Pick<ResultsProps, 'results'>) {
  const child = childSummary(search, today.slice(0, 7))
  return child === null ? <OwnFitBar className="mb-2" /> : <FitHead who={fitMessages.aChild} at={child} />
}

/** Pagination of a search. */
export function ResultPages({ request: { typed }, results: { rows, search, pageCount } }: ResultsProps) {
  if (rows.length === 0) return null
  return (
    <div data-pages className="pt-4">
      <Pagination
        hasPlainLinks
        page={search.page}
        pageCount={pageCount}
        hrefOf={(page) => searchHref(typed, { ...search, page })}
      />
    </div>
  )
}

/** Faster results show no skeleton. */
const SKELETON_DELAY_MS = 150
/** As specified. */
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6]

/** The results, or six gray rows while others are loading. */
export function PendingArea({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isPending) {
      setIsLong(false)
      return
    }
    const timer = setTimeout(() => setIsLong(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  // The results stay mounted, so that new ones can take the focus immediately.
  const showsSkeleton = isPending && isLong
  return (
    <div aria-busy={isPending}>
      {showsSkeleton && <ResultsSkeleton />}
      <div hidden={showsSkeleton}>{children}</div>
    </div>
  )
}

function ResultsSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {SKELETON_ROWS.map((row) => (
        <div key={row} data-skeleton className="flex flex-col gap-4 border-b border-line py-5 md:flex-row md:gap-5">
          <Skeleton className="aspect-[16/10] w-full rounded-2xl md:h-43 md:w-57 md:shrink-0" />
          <div className="flex-1 space-y-3 pt-1">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

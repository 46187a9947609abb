import dynamic from 'next/dynamic'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useIsParent } from '@/components/families/fit/own-fit'
import { ProviderRows } from '@/components/providers/provider-rows'
import { Pagination } from '@/components/ui/data/pagination'
import { useDetailsMenu } from '@/components/ui/overlays/use-details-menu'
import { Skeleton } from '@/components/ui/surface/loading'
import { SORTS } from '@/lib/search/catalogue/options'
import { defaultOrder, hasNeeds, orderOf, showsOver } from '@/lib/search/rules/filters'
import { savedPart } from '@/lib/search/saved-searches/rules/saved-searches'
import type { Search } from '@/lib/search/schema'
import { searchMessages as messages } from './messages'
import { SaveSearchButton } from './saved-searches/save-search-button'
import { areaOf, hrefForNeeds, matchingCount, needsQuery, savedNameOf, searchHref } from './search-summary'
import type { ResultsProps } from './types'

/** Few searches show it: its code loads only with those. */
const EmptyResults = dynamic(() => import('./no-results').then((file) => file.EmptyResults))
const OwnChildren = lazy(() =>
  import('@/components/families/fit/for-parents').then((file) => ({ default: file.OwnChildren })),
)
const OwnSearchName = lazy(() =>
  import('@/components/families/fit/for-parents').then((file) => ({ default: file.OwnSearchName })),
)

export const RESULTS_ID = 'results'

/** The results as rows. */
export function ListResults({ request, results, isPending }: ResultsProps & { isPending: boolean }) {
  return (
    <section aria-labelledby={RESULTS_ID}>
      <PendingArea isPending={isPending}>
        <ResultHead request={request} results={results} />
        {results.total > 0 && <OwnChildrenBar request={request} results={results} />}
        <NoRows request={request} results={results} />
        <ResultRows request={request} results={results} />
        <ResultPages request={request} results={results} />
      </PendingArea>
    </section>
  )
}

type ResultRowsProps = ResultsProps & { isOnMap?: boolean }

/** The rows of one page of results. */
export function ResultRows({ request, results: { rows, today, search }, isOnMap = false }: ResultRowsProps) {
  return (
    <ProviderRows
      rows={rows}
      today={today}
      level={3}
      label={messages.resultsLabel}
      wayBack={searchHref(request.typed, search)}
      matchTitles={matchTitles(search)}
      isOnMap={isOnMap}
    />
  )
}

/** How many results, a button to save the search, and their order. */
export function ResultHead({ request: { typed }, results }: ResultsProps) {
  const { search, total, pageCount } = results
  const matching = matchingCount(results)
  return (
    <div className="result-head">
      <h2 id={RESULTS_ID} tabIndex={-1}>
        {messages.providers(matching)}
        {matching < total && <span>{messages.unknownToo(total - matching)}</span>}
        {matching === total && total > 0 && <span className="result-area">{areaOf(results)}</span>}
        {search.page > 1 && search.page <= pageCount && <span>, {messages.pageOf(search.page, pageCount)}</span>}
      </h2>
      <SaveSearchButton
        key={searchHref(typed, savedPart(search))}
        address={searchHref(typed, search)}
        name={savedNameOf(results)}
      />
      {total > 0 && <SortMenu key={orderOf(search)} typed={typed} search={search} />}
      {search.workZip !== null && <p>{messages.wayExplained}</p>}
    </div>
  )
}

/** The orders as links, and an explanation of the current one. */
function SortMenu({ typed, search }: { typed: string; search: Search }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useDetailsMenu(menu)
  const chosen = orderOf(search)
  const best = hasNeeds(search) ? <BestFit search={search} /> : messages.sorts.best
  const sorts = SORTS.filter((sort) => sort !== 'detour' || search.workZip !== null)
  return (
    <nav aria-label={messages.sortLabel} className="sort-menu">
      <details ref={menu}>
        <summary>
          <span className="sr-only">{messages.sortLabel} </span>
          {chosen === 'best' ? best : messages.sorts[chosen]}
        </summary>
        <div>
          <ul>
            {sorts.map((sort) => (
              <li key={sort}>
                <a
                  href={searchHref(typed, { ...search, sort: sort === defaultOrder(search) ? null : sort, page: 1 })}
                  aria-current={sort === chosen || undefined}
                >
                  {sort === 'best' ? best : messages.sorts[sort]}
                </a>
              </li>
            ))}
          </ul>
          <WhyThisOrder search={search} />
        </div>
      </details>
    </nav>
  )
}

/** The titles above the results that come last. */
function matchTitles(search: Search) {
  const titles = hasNeeds(search) ? messages.fitTitles : messages.filterTitles
  return showsOver(search) ? { ...titles, does_not: messages.overTitle(hasNeeds(search)) } : titles
}

/** "Best for Mia" where the search is for a signed-in parent's own child. */
function BestFit({ search }: { search: Search }) {
  const isParent = useIsParent()
  if (!isParent) return messages.bestFit
  return (
    <Suspense fallback={messages.bestFit}>
      <OwnSearchName needs={needsQuery(search)} otherwise={messages.bestFit} />
    </Suspense>
  )
}

function WhyThisOrder({ search }: { search: Search }) {
  const sort = orderOf(search)
  const [distance, ...others] = messages.whyBest.parts
  const parts = [search.workZip === null ? distance : messages.whyBest.onTheWay, ...others]
  return (
    <section className="why">
      <h3>{messages.why}</h3>
      {hasNeeds(search) && <p>{messages.whyFit}</p>}
      {sort !== 'best' && <p>{messages.sortMeans[sort]}</p>}
      {sort === 'best' && (
        <>
          <p>{hasNeeds(search) ? messages.whyBest.leadInGroup : messages.whyBest.lead}</p>
          <ul>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>{messages.whyBest.closed}</p>
        </>
      )}
      <p>{messages.whySponsored}</p>
      <p>{messages.whyUnknown}</p>
    </section>
  )
}

/**
 * A parent's own children where the search is for none yet: a press shows openings, prices and order for that child. The style sheet reserves
 * its space for parents, so that nothing shifts.
 */
export function OwnChildrenBar({ request: { typed }, results: { search } }: ResultsProps) {
  const isParent = useIsParent()
  if (search.age !== null) return null
  return (
    <div className="own-fit own-children-bar">
      {isParent && (
        <Suspense fallback={null}>
          <OwnChildren isLabelled needs={needsQuery(search)} hrefFor={hrefForNeeds(typed, search)} />
        </Suspense>
      )}
    </div>
  )
}

/** What replaces the rows where there are none. */
export function NoRows(props: ResultsProps) {
  const { alternatives, rows } = props.results
  return alternatives || rows.length === 0 ? <EmptyResults {...props} /> : null
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
        <div key={row} data-skeleton className="flex gap-3.5 border-b border-line py-3">
          <Skeleton className="h-31 w-27 shrink-0 rounded-2xl md:w-41" />
          <div className="flex-1 space-y-3 pt-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

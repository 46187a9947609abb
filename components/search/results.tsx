import dynamic from 'next/dynamic'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useIsParent } from '@/components/accounts/session'
import { withMessages } from '@/components/platform/browser-messages'
import { ProviderRows } from '@/components/providers/provider-rows'
import { Pagination } from '@/components/ui/data/pagination'
import { useDetailsMenu } from '@/components/ui/hooks'
import { useLocalPath } from '@/components/ui/language'
import { Skeleton } from '@/components/ui/surface/loading'
import { SORTS } from '@/lib/search/catalogue/options'
import { defaultOrder, hasNeeds, orderOf, showsOverPrice } from '@/lib/search/rules/filters'
import { savedPart } from '@/lib/search/saved-searches/rules/saved-searches'
import type { Search } from '@/lib/search/schema'
import { AccountMessages } from '@/messages/parts/account'
import { SearchLaterMessages } from '@/messages/parts/search-later'
import { SaveSearchButton } from './saved-searches/save-search-button'
import { areaOf, hrefForNeeds, matchingCount, needsQuery, savedNameOf, searchHref } from './search-summary'
import type { ResultsProps, Texts } from './types'

/** Few searches show it, so its code loads only for those. */
const EmptyResults = withMessages(
  SearchLaterMessages,
  dynamic(() => import('./no-results').then((file) => file.EmptyResults)),
)
const OwnChildren = withMessages(
  AccountMessages,
  lazy(() => import('@/components/families/fit/for-parents').then((file) => ({ default: file.OwnChildren }))),
)
const OwnSearchName = withMessages(
  AccountMessages,
  lazy(() => import('@/components/families/fit/for-parents').then((file) => ({ default: file.OwnSearchName }))),
)

export const RESULTS_ID = 'results'

/** The results as rows. */
export function ListResults({
  request,
  results,
  isPending,
  t,
  filters,
}: ResultsProps & Texts & { isPending: boolean }) {
  return (
    <section aria-labelledby={RESULTS_ID}>
      <PendingArea isPending={isPending} t={t}>
        <ResultHead request={request} results={results} t={t} filters={filters} />
        {results.total > 0 && <OwnChildrenBar request={request} results={results} />}
        <NoRows request={request} results={results} t={t} filters={filters} />
        <ResultRows request={request} results={results} t={t} />
        <ResultPages request={request} results={results} />
      </PendingArea>
    </section>
  )
}

type ResultRowsProps = ResultsProps & Pick<Texts, 't'> & { isOnMap?: boolean }

/** The rows of one page of results. */
export function ResultRows({ request, results: { rows, today, search }, isOnMap = false, t }: ResultRowsProps) {
  return (
    <ProviderRows
      rows={rows}
      today={today}
      level={3}
      label={t('resultsLabel')}
      wayBack={searchHref(request.typed, search)}
      matchTitles={matchTitles(search, t)}
      isOnMap={isOnMap}
    />
  )
}

/** How many results, a button to save the search, and their order. */
export function ResultHead({ request: { typed }, results, t, filters }: ResultsProps & Texts) {
  const { search, total, pageCount } = results
  const matching = matchingCount(results)
  return (
    <div className="result-head">
      <h2 id={RESULTS_ID} tabIndex={-1}>
        {t('providers', { count: matching })}
        {matching < total && <span>{t('unknownToo', { count: total - matching })}</span>}
        {matching === total && total > 0 && <span className="result-area">{areaOf(results, t)}</span>}
        {search.page > 1 && search.page <= pageCount && (
          <span>{t('pageOf', { page: search.page, pages: pageCount })}</span>
        )}
      </h2>
      <SaveSearchButton
        key={searchHref(typed, savedPart(search))}
        address={searchHref(typed, search)}
        name={savedNameOf(results, filters)}
      />
      {total > 0 && <SortMenu key={orderOf(search)} typed={typed} search={search} t={t} />}
      {search.workZip !== null && <p>{t('wayExplained')}</p>}
    </div>
  )
}

/** The orders as links, and an explanation of the current one. */
function SortMenu({ typed, search, t }: { typed: string; search: Search } & Pick<Texts, 't'>) {
  const path = useLocalPath()
  const menu = useRef<HTMLDetailsElement>(null)
  useDetailsMenu(menu)
  const chosen = orderOf(search)
  const best = hasNeeds(search) ? <BestFit search={search} t={t} /> : t('sorts.best')
  const sorts = SORTS.filter((sort) => sort !== 'detour' || search.workZip !== null)
  return (
    <nav aria-label={t('sortLabel')} className="sort-menu">
      <details ref={menu}>
        <summary>
          <span className="sr-only">{t('sortLabel')} </span>
          {chosen === 'best' ? best : t(`sorts.${chosen}`)}
        </summary>
        <div>
          <ul>
            {sorts.map((sort) => (
              <li key={sort}>
                <a
                  href={path(
                    searchHref(typed, { ...search, sort: sort === defaultOrder(search) ? null : sort, page: 1 }),
                  )}
                  aria-current={sort === chosen || undefined}
                >
                  {sort === 'best' ? best : t(`sorts.${sort}`)}
                </a>
              </li>
            ))}
          </ul>
          <WhyThisOrder search={search} t={t} />
        </div>
      </details>
    </nav>
  )
}

/** The titles above the results that come last. */
function matchTitles(search: Search, t: Texts['t']) {
  const isForChild = hasNeeds(search)
  const over = showsOverPrice(search) && t(isForChild ? 'overTitles.child' : 'overTitles.filters')
  return isForChild
    ? { unknown: t('fitTitles.unknown'), does_not: over || t('fitTitles.does_not') }
    : { unknown: t('filterTitles.unknown'), does_not: over || '' }
}

/** "Best for Mia" where the search is for a signed-in parent's own child. */
function BestFit({ search, t }: { search: Search } & Pick<Texts, 't'>) {
  const isParent = useIsParent()
  if (!isParent) return t('bestFit')
  return (
    <Suspense fallback={t('bestFit')}>
      <OwnSearchName needs={needsQuery(search)} fallback={t('bestFit')} />
    </Suspense>
  )
}

/** What counts in the order, besides the distance. */
const POINTS = ['openings', 'reviews', 'dates', 'completeness'] as const

function WhyThisOrder({ search, t }: { search: Search } & Pick<Texts, 't'>) {
  const sort = orderOf(search)
  const parts = [search.workZip === null ? 'distance' : 'onTheWay', ...POINTS] as const
  return (
    <section className="why">
      <h3>{t('why')}</h3>
      {hasNeeds(search) && <p>{t('whyFit')}</p>}
      {sort !== 'best' && <p>{t(`sortMeans.${sort}`)}</p>}
      {sort === 'best' && (
        <>
          <p>{t(hasNeeds(search) ? 'whyBest.leadInGroup' : 'whyBest.lead')}</p>
          <ul>
            {parts.map((part) => (
              <li key={part}>{t(`whyBest.${part}`)}</li>
            ))}
          </ul>
          <p>{t('whyBest.closed')}</p>
        </>
      )}
      <p>{t('whySponsored')}</p>
      <p>{t('whyUnknown')}</p>
    </section>
  )
}

/**
 * A parent's own children, if the search is not for a child yet: a press shows openings, prices and order for that child. The style sheet reserves
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
export function NoRows(props: ResultsProps & Texts) {
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

type PendingAreaProps = Pick<Texts, 't'> & { isPending: boolean; children: ReactNode }

/** The results, or six gray rows while others are loading. */
export function PendingArea({ isPending, children, t }: PendingAreaProps) {
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
      {showsSkeleton && <ResultsSkeleton label={t('loading')} />}
      <div hidden={showsSkeleton}>{children}</div>
    </div>
  )
}

function ResultsSkeleton({ label }: { label: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
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

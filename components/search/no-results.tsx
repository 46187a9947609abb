import { GoogleResults } from '@/components/places/google/google-results'
import { ProviderRows } from '@/components/providers/provider-rows'
import { buttonClasses } from '@/components/ui/actions/button'
import { chipClasses } from '@/components/ui/actions/chip'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { distanceText } from '@/lib/places/rules/geo'
import { DETOURS, DISTANCES } from '@/lib/search/catalogue/options'
import { PlaceLinks } from './choose-place'
import { activeFilters } from './filters/active-filters'
import { searchMessages as messages } from './messages'
import { emptyTitle, searchesWithout, searchHref } from './search-summary'
import type { Alternatives, ResultsProps } from './types'

/** Replaces the rows when nothing was found, or there is no such page. */
export function EmptyResults({ request, results }: ResultsProps) {
  const { alternatives, rows, total, pageCount, search } = results
  if (alternatives) return <NoResults request={request} results={results} alternatives={alternatives} />
  if (total === 0 || rows.length > 0) return null
  return (
    <EmptyState
      title={messages.pastEnd(search.page)}
      action={
        <a href={searchHref(request.typed, { ...search, page: pageCount })} className={buttonClasses({})}>
          {messages.toLastPage}
        </a>
      }
    >
      {messages.pastEndText(pageCount)}
    </EmptyState>
  )
}

/** Nothing was found: the counts with one filter less or a few miles more. */
function NoResults({ request: { typed }, results, alternatives }: ResultsProps & { alternatives: Alternatives }) {
  const { search, places, today } = results
  const isWay = search.workZip !== null
  const { coverage } = alternatives
  const others = [
    { title: messages.nearestMatching, rows: alternatives.matching },
    {
      title: activeFilters(search).length > 0 ? messages.nearestUnfiltered : messages.nearest,
      rows: alternatives.nearest,
    },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <EmptyState icon="search" title={emptyTitle(results)} className="pb-4">
        {coverage?.state && coverage.states.length > 0 ? (
          <p>{messages.notCovered(coverage.state, coverage.states)}</p>
        ) : (
          <p>{isWay ? messages.emptyWayHint : messages.emptyHint}</p>
        )}
        <NearestLine alternatives={alternatives} />
      </EmptyState>
      <LinkRow
        title={messages.emptyFilters}
        links={searchesWithout(results).map((one) => ({
          href: searchHref(typed, one.search),
          label: messages.without(one.label),
          count: one.count,
        }))}
      />
      <LinkRow
        title={isWay ? messages.emptyDetour : messages.emptyDistance}
        links={alternatives.farther.map(({ miles, count }) => ({
          href: searchHref(typed, {
            ...search,
            page: 1,
            bounds: null,
            ...(isWay ? { detour: choiceOf(DETOURS, miles) } : { distance: choiceOf(DISTANCES, miles) }),
          }),
          label: isWay ? messages.withinDetour(miles) : messages.withinMiles(miles),
          count,
        }))}
      />
      {coverage && coverage.nearest.length > 0 && (
        <section className="mb-6">
          <h2 className="text-section">{messages.nearestCovered}</h2>
          <PlaceLinks
            places={coverage.nearest.map(({ slug, label, miles, providerCount }) => ({
              key: slug,
              typed: label,
              label,
              detail: messages.coveredCity(miles, providerCount),
            }))}
            search={search}
          />
        </section>
      )}
      <GoogleResults places={places} />
      {others.map(({ title, rows }) => (
        <section key={title} className="mt-8">
          <h2 className="mb-4 text-section">{title}</h2>
          <ProviderRows rows={rows} today={today} level={3} wayBack={searchHref(typed, search)} />
        </section>
      ))}
    </>
  )
}

/** Who is nearest and how far, before the rows of the nearest ones. */
function NearestLine({ alternatives: { matching, nearest } }: { alternatives: Alternatives }) {
  const row = matching[0] ?? nearest[0]
  if (row?.meters === undefined) return null
  return (
    <p>{messages.nearestIs(row.name, distanceText(row.meters, row.kind === 'family_home'), matching.length > 0)}</p>
  )
}

function choiceOf<T extends number>(choices: readonly T[], miles: number): T | null {
  return choices.find((one) => one === miles) ?? null
}

function LinkRow({ title, links }: { title: string; links: { href: string; label: string; count: number }[] }) {
  if (links.length === 0) return null
  return (
    <div className="mb-6">
      <p className="mb-2 font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, label, count }) => (
          <li key={href}>
            <a href={href} className={chipClasses(false)}>
              {label} <span className="numbers font-medium text-soft">{count.toLocaleString('en-US')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { GoogleResults } from '@/components/places/google/google-results'
import { ProviderRows } from '@/components/providers/provider-rows'
import { buttonClasses } from '@/components/ui/actions/button'
import { chipClasses } from '@/components/ui/actions/chip'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import { distanceText } from '@/lib/places/rules/geo'
import type { FeaturedLocation, PlaceOption } from '@/lib/places/types'
import { DETOURS, DISTANCES } from '@/lib/search/catalogue/options'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { activeFilters } from './filters/active-filters'
import { ActiveChips } from './filters/filter-chips'
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
      <EmptyState icon="search" title={emptyTitle(results)} className="pt-4 pb-4">
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

type ChoosePlaceProps = {
  kind: 'ambiguous' | 'unknown'
  query: string
  options: readonly PlaceOption[]
  search: Search
}

/** The place is ambiguous or unknown: pick one. The filters are preserved. */
export function ChoosePlace({ kind, query, options, search }: ChoosePlaceProps) {
  const isZip = /^\d{5}$/.test(query)
  const unknown = isZip ? messages.unknownZipTitle(query) : messages.unknownTitle(query)
  const alone = isZip ? messages.unknownZipText : messages.unknownAlone
  const lead = kind === 'ambiguous' ? messages.chooseText : options.length > 0 ? messages.unknownText : alone
  return (
    <section className="max-w-reading pt-8">
      <h2 className="text-section">{kind === 'ambiguous' ? messages.chooseTitle(query) : unknown}</h2>
      <p className="mt-1 text-soft">{lead}</p>
      <ActiveChips typed={query} search={search} />
      <PlaceLinks
        places={options.map((option) => ({
          key: option.slug,
          typed: option.label,
          label: option.label,
          detail: messages.optionCount(option.stateName, option.county, option.providerCount),
        }))}
        search={search}
      />
    </section>
  )
}

type PlaceLinksProps = {
  places: readonly { key: string; typed: string; label: string; detail: string }[]
  search?: Search
}

export function PlaceLinks({ places, search = EMPTY_SEARCH }: PlaceLinksProps) {
  if (places.length === 0) return null
  return (
    <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {places.map(({ key, typed, label, detail }) => (
        <li key={key} className="border-b border-line">
          <a
            href={searchHref(typed, { ...search, page: 1, bounds: null })}
            className="group flex min-h-14 items-center justify-between gap-4 py-2"
          >
            <span>
              <span className="font-semibold group-hover:text-pine group-hover:underline">{label}</span>
              <span className="block text-sm text-soft">{detail}</span>
            </span>
            <Icon name="chevron-right" className="text-soft" />
          </a>
        </li>
      ))}
    </ul>
  )
}

type FirstVisitProps = { cities: readonly FeaturedLocation[]; typed: string; search: Search }

/** Without a place: suggested ones. Filters may have been given before it. */
export function FirstVisit({ cities, typed, search }: FirstVisitProps) {
  const hasFilters = activeFilters(search).length > 0
  return (
    <section className="max-w-reading">
      <EmptyState icon="search" title={hasFilters ? messages.whereTitle : messages.firstVisit} className="pb-0">
        {hasFilters ? messages.whereText : messages.firstVisitText}
      </EmptyState>
      <ActiveChips typed={typed} search={search} />
      <PlaceLinks
        search={search}
        places={cities
          .filter(({ providerCount }) => providerCount > 0)
          .map(({ slug, name, state, providerCount }) => ({
            key: slug,
            typed: `${name}, ${state}`,
            label: `${name}, ${state}`,
            detail: messages.cityCount(providerCount),
          }))}
      />
    </section>
  )
}

import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import type { FeaturedLocation, PlaceOption } from '@/lib/places/types'
import { EMPTY_SEARCH } from '@/lib/search/rules/search-query'
import type { Search } from '@/lib/search/schema'
import { activeFilters } from './filters/active-filters'
import { ActiveChips } from './filters/filter-chips'
import { searchMessages as messages } from './messages'
import { searchHref } from './search-summary'

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
  const lead =
    kind === 'ambiguous' ? messages.chooseText : options.length > 0 ? messages.unknownText : messages.unknownAlone
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

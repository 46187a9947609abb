import type { ReactNode } from 'react'
import { chipClasses } from '@/components/ui/chip-classes'
import { EmptyState } from '@/components/ui/empty-state'
import { DETOURS, DISTANCES } from '@/lib/providers/catalogue/search-options'
import { type FilterGroup, withoutGroup } from '@/lib/providers/rules/filter-groups'
import type { Search } from '@/lib/providers/schema/search'
import type { SearchResult } from '@/lib/providers/types'
import { askedFilters } from './filter-labels'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'
import type { Instead } from './types'

type NoResultsProps = {
  typed: string
  search: Search
  title: string
  result: SearchResult
  instead: Instead
  /** What another source has here. */
  children?: ReactNode
}

/** Nothing found, and what would be found with one filter less or a few miles more. */
export function NoResults({ typed, search, title, result, instead, children }: NoResultsProps) {
  const loosened = Object.entries(result.counts.without).flatMap(([group, count]) =>
    isGroup(group) && count > 0 ? [{ group, count }] : [],
  )
  const isWay = search.workZip !== null
  return (
    <>
      <EmptyState icon="search" title={title} className="pb-4">
        <p>{isWay ? texts.emptyWayHint : texts.emptyHint}</p>
      </EmptyState>
      <LinkRow
        title={texts.emptyFilters}
        links={loosened.map(({ group, count }) => ({
          href: searchHref(typed, withoutGroup(search, group)),
          label: texts.without(labelOfGroup(search, group)),
          count,
        }))}
      />
      <LinkRow
        title={isWay ? texts.emptyDetour : texts.emptyDistance}
        links={instead.farther.map(({ miles, count }) => ({
          href: searchHref(typed, {
            ...search,
            page: 1,
            bounds: null,
            ...(isWay ? { detour: choiceOf(DETOURS, miles) } : { distance: choiceOf(DISTANCES, miles) }),
          }),
          label: isWay ? texts.withinDetour(miles) : texts.withinMiles(miles),
          count,
        }))}
      />
      {children}
    </>
  )
}

function choiceOf<T extends number>(choices: readonly T[], miles: number): T | null {
  return choices.find((one) => one === miles) ?? null
}

function isGroup(text: string): text is FilterGroup {
  return text !== ''
}

/** "VPK", "Infants, 14 months old" */
function labelOfGroup(search: Search, group: FilterGroup): string {
  const rest = askedFilters(withoutGroup(search, group)).map(({ key }) => key)
  return askedFilters(search)
    .filter(({ key }) => !rest.includes(key))
    .map(({ label }) => label)
    .join(', ')
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

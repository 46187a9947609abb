import { useLocale, useTranslations } from 'next-intl'
import { GoogleResults } from '@/components/places/google/google-results'
import { ProviderRows } from '@/components/providers/provider-rows'
import { buttonClasses } from '@/components/ui/actions/button'
import { chipClasses } from '@/components/ui/actions/chip'
import { useLocalPath } from '@/components/ui/language'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import { distanceText } from '@/lib/places/rules/geo'
import { placeNameIn, stateNameIn } from '@/lib/places/rules/local-names'
import type { FeaturedLocation, PlaceOption } from '@/lib/places/types'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { DETOURS, DISTANCES } from '@/lib/search/catalogue/options'
import { EMPTY_SEARCH, withoutGroups } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { ActiveChips } from './filters/filter-chips'
import { activeFilters } from './filters/filter-texts'
import { emptyTitle, searchesWithout, searchHref } from './search-summary'
import type { Alternatives, FilterTexts, ResultsProps, Texts } from './types'

type AlternativeTexts = Translate<'search.alternatives'>

/** Replaces the rows when nothing was found, or there is no such page. */
export function EmptyResults({ request, results, filters }: ResultsProps & Texts) {
  const path = useLocalPath()
  const t = useTranslations('search.alternatives')
  const { alternatives, rows, total, pageCount, search } = results
  if (alternatives)
    return <NoResults request={request} results={results} alternatives={alternatives} t={t} filters={filters} />
  if (total === 0 || rows.length > 0) return null
  return (
    <EmptyState
      title={t('pastEnd', { page: search.page })}
      action={
        <a href={path(searchHref(request.typed, { ...search, page: pageCount }))} className={buttonClasses({})}>
          {t('toLastPage')}
        </a>
      }
    >
      {t('pastEndText', { pages: pageCount })}
    </EmptyState>
  )
}

type NoResultsProps = ResultsProps & {
  alternatives: Alternatives
  t: AlternativeTexts
  filters: FilterTexts
}

/** Shown when nothing was found: the counts with one filter fewer, with none, or within more miles. */
function NoResults({ request: { typed }, results, alternatives, t, filters }: NoResultsProps) {
  const path = useLocalPath()
  const { search, places, today } = results
  const isWay = search.workZip !== null
  const { coverage, unfiltered } = alternatives
  const withoutOne = searchesWithout(results, filters)
  const hint = withoutOne.length > 0 || unfiltered > 0 ? 'emptyFilterHint' : 'emptyHint'
  const others = [
    { title: t('nearestMatching'), rows: alternatives.matching },
    {
      title: t(activeFilters(search, filters).length > 0 ? 'nearestUnfiltered' : 'nearest'),
      rows: alternatives.nearest,
    },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <EmptyState
        icon="search"
        title={emptyTitle(results, t, filters.locale)}
        className="pt-4 pb-4"
        action={
          unfiltered > 0 ? (
            <a href={path(searchHref(typed, withoutGroups(search)))} className={buttonClasses({})}>
              {t('showUnfiltered', { count: unfiltered })}
            </a>
          ) : undefined
        }
      >
        {coverage?.state && coverage.states.length > 0 ? (
          <p>
            {t('notCovered', {
              state: stateNameIn(filters.locale, coverage.state),
              covered: listText(
                filters.locale,
                coverage.states.map((state) => stateNameIn(filters.locale, state)),
              ),
            })}
          </p>
        ) : (
          <p>{t(isWay ? 'emptyWayHint' : hint)}</p>
        )}
        <NearestLine alternatives={alternatives} t={t} />
      </EmptyState>
      <LinkRow
        title={t('emptyFilters')}
        links={withoutOne.map((one) => ({
          href: searchHref(typed, one.search),
          label: t('without', { filter: one.label }),
          count: one.count,
        }))}
      />
      <LinkRow
        title={t(isWay ? 'emptyDetour' : 'emptyDistance')}
        links={alternatives.farther.map(({ miles, count }) => ({
          href: searchHref(typed, {
            ...search,
            page: 1,
            bounds: null,
            ...(isWay ? { detour: choiceOf(DETOURS, miles) } : { distance: choiceOf(DISTANCES, miles) }),
          }),
          label: t(isWay ? 'withinDetour' : 'withinMiles', { miles }),
          count,
        }))}
      />
      {coverage && coverage.nearest.length > 0 && (
        <section className="mb-6">
          <h2 className="text-section">{t('nearestCovered')}</h2>
          <PlaceLinks
            places={coverage.nearest.map(({ slug, label, miles, providerCount }) => ({
              key: slug,
              typed: label,
              label,
              detail: t('coveredCity', { miles, count: providerCount }),
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

/** Names the nearest provider and its distance, above the rows of the nearest ones. */
function NearestLine({ alternatives: { matching, nearest }, t }: Pick<NoResultsProps, 'alternatives' | 't'>) {
  const distances = useTranslations('places.distance')
  const row = matching[0] ?? nearest[0]
  // A family home's distance is that of its ZIP code's center, so another provider may be nearer.
  if (row?.meters === undefined || row.kind === 'family_home') return null
  const distance = distanceText(distances, row.meters)
  return <p>{t(matching.length > 0 ? 'nearestMatchIs' : 'nearestIs', { name: row.name, distance })}</p>
}

function choiceOf<T extends number>(choices: readonly T[], miles: number): T | null {
  return choices.find((one) => one === miles) ?? null
}

function LinkRow({ title, links }: { title: string; links: { href: string; label: string; count: number }[] }) {
  const path = useLocalPath()
  if (links.length === 0) return null
  return (
    <div className="mb-6">
      <p className="mb-2 font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, label, count }) => (
          <li key={href}>
            <a href={path(href)} className={chipClasses(false)}>
              {label} <span className="numbers font-medium text-soft">{count.toLocaleString('en-US')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ChoosePlaceProps = {
  kind: 'ambiguous' | 'state' | 'unknown'
  query: string
  options: readonly PlaceOption[]
  search: Search
}

/** The place is ambiguous, a whole state, or unknown: pick one. The filters are preserved. */
export function ChoosePlace({ kind, query, options, search }: ChoosePlaceProps) {
  const t = useTranslations('search.alternatives')
  const locale = useLocale()
  const isZip = /^\d{5}$/.test(query)
  const titles = {
    ambiguous: t('chooseTitle', { query }),
    state: t('stateTitle', { state: stateNameIn(locale, query) }),
    unknown: isZip ? t('unknownZipTitle', { zip: query }) : t('unknownTitle', { query }),
  }
  const alone = isZip ? 'unknownZipText' : 'unknownAlone'
  const leads = {
    ambiguous: 'chooseText',
    state: 'stateText',
    unknown: options.length > 0 ? 'unknownText' : alone,
  } as const
  return (
    <section className="max-w-reading pt-8">
      <h2 className="text-section">{titles[kind]}</h2>
      <p className="mt-1 text-soft">{t(leads[kind])}</p>
      <ActiveChips typed={query} search={search} />
      <PlaceLinks
        places={options.map((option) => ({
          key: option.slug,
          typed: option.label,
          label: placeNameIn(locale, option.label),
          detail: optionText(option, t, locale),
        }))}
        search={search}
      />
    </section>
  )
}

/** "Sangamon County, Illinois, 3 providers" */
function optionText({ stateName, county, providerCount: count }: PlaceOption, t: AlternativeTexts, locale: Locale) {
  const state = stateNameIn(locale, stateName)
  return county
    ? t('optionInCounty', { county: placeNameIn(locale, county), state, count })
    : t('option', { state, count })
}

type PlaceLinksProps = {
  places: readonly { key: string; typed: string; label: string; detail: string }[]
  search?: Search
}

function PlaceLinks({ places, search = EMPTY_SEARCH }: PlaceLinksProps) {
  const path = useLocalPath()
  if (places.length === 0) return null
  return (
    <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {places.map(({ key, typed, label, detail }) => (
        <li key={key} className="border-b border-line">
          <a
            href={path(searchHref(typed, { ...search, page: 1, bounds: null }))}
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

type FirstVisitProps = Pick<Texts, 'filters'> & {
  cities: readonly FeaturedLocation[]
  typed: string
  search: Search
}

/** Shown without a place: suggests some. Filters may already be set. */
export function FirstVisit({ cities, typed, search, filters }: FirstVisitProps) {
  const t = useTranslations('search.alternatives')
  const hasFilters = activeFilters(search, filters).length > 0
  return (
    <section className="max-w-reading">
      <EmptyState icon="search" title={t(hasFilters ? 'whereTitle' : 'firstVisit')} className="pb-0">
        {t(hasFilters ? 'whereText' : 'firstVisitText')}
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
            detail: t('cityCount', { count: providerCount }),
          }))}
      />
    </section>
  )
}

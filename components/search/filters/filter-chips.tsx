import { chipClasses } from '@/components/ui/actions/chip'
import { classNames } from '@/components/ui/class-names'
import { useLocalPath } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { VIEWS } from '@/lib/search/catalogue/options'
import type { SearchCounts } from '@/lib/search/rules/facets'
import type { Search } from '@/lib/search/schema'
import { searchHref } from '../search-summary'
import type { FilterTexts, Texts } from '../types'
import { FILTERS_ID } from './filter-form'
import { activeFilters, quickFilters, useFilterTexts } from './filter-texts'

type FilterChipsProps = { typed: string; search: Search; choices: SearchCounts['choices']; onAllFilters: () => void }

/** Active chips come first visually where only a few fit; their DOM order stays, and with it the focus. */
const ON = 'max-lg:-order-1'

/** On wide screens the filter bar shows these itself; for lists it shows only how many are selected. */
const IN_BAR = [
  'age',
  'days',
  'dropOff',
  'pickUp',
  'priceRange',
  'over',
  'openings',
  'openNow',
  'workZip',
  'detour',
  'distance',
]
const onWide = (key: string) => (IN_BAR.includes(key) || key.startsWith('ageRange:') ? 'min-[60rem]:hidden' : undefined)

/** Active and available filters as links: they toggle with and without JavaScript. */
export function FilterChips({ typed, search, choices, onAllFilters }: FilterChipsProps) {
  const path = useLocalPath()
  const texts = useFilterTexts()
  const { t } = texts
  const quick = quickFilters(search, choices, texts)
  const active = activeFilters(search, texts)
  const others = active.filter((one) => !quick.some(({ key }) => key === one.key))
  return (
    <nav
      aria-label={t('suggested')}
      className="swipe min-w-0 flex-1 py-1 pl-0.5 max-[48rem]:-mr-4.5 max-[48rem]:pr-4.5"
    >
      <ul className="flex gap-2 lg:flex-wrap">
        <li className="order-first min-[60rem]:hidden">
          <a
            href={`#${FILTERS_ID}`}
            className={chipClasses(false)}
            onClick={(event) => {
              event.preventDefault()
              onAllFilters()
            }}
          >
            <Icon name="filter" size="sm" />
            {t('all')}
          </a>
        </li>
        {others.map((one) => (
          <li key={one.key} className={classNames(ON, onWide(one.key))}>
            <OnChip href={searchHref(typed, one.without)} label={one.label} t={t} />
          </li>
        ))}
        {quick.map((one) => {
          const on = active.find(({ key }) => key === one.key)
          if (!on && one.count === 0) return null
          return (
            <li key={one.key} className={on ? classNames(ON, onWide(one.key)) : 'min-[60rem]:hidden'}>
              {on ? (
                <OnChip href={searchHref(typed, on.without)} label={on.label} t={t} />
              ) : (
                <a href={path(searchHref(typed, one.with))} className={chipClasses(false)}>
                  {one.label}
                  {one.count !== undefined && <b>{one.count.toLocaleString('en-US')}</b>}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Only the active filters, where there are no results yet. */
export function ActiveChips({ typed, search }: { typed: string; search: Search }) {
  const texts = useFilterTexts()
  const { t } = texts
  const active = activeFilters(search, texts)
  if (active.length === 0) return null
  return (
    <nav aria-label={t('active')} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {active.map((one) => (
          <li key={one.key}>
            <OnChip href={searchHref(typed, one.without)} label={one.label} t={t} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OnChip({ href, label, t }: { href: string; label: string; t: FilterTexts['t'] }) {
  const path = useLocalPath()
  return (
    <a href={path(href)} className={chipClasses(true)}>
      {label}
      <Icon name="x" size="sm" label={t('remove')} />
    </a>
  )
}

/** The same results as a list or on a map. */
export function ViewSwitch({ typed, search, t }: { typed: string; search: Search } & Pick<Texts, 't'>) {
  const path = useLocalPath()
  return (
    <nav aria-label={t('viewLabel')} className="view-switch">
      <ul>
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={path(searchHref(typed, { ...search, view, page: 1 }))}
              aria-current={view === search.view ? 'true' : undefined}
              className="view-link"
            >
              <Icon name={view} size="sm" />
              {t(`views.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

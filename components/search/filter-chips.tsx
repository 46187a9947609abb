import { chipClasses } from '@/components/ui/chip-classes'
import { Icon } from '@/components/ui/icon'
import type { Search } from '@/lib/providers/schema/search'
import type { SearchResult } from '@/lib/providers/types'
import { askedFilters } from './filter-labels'
import { filterTexts as texts } from './filter-texts'
import { quickFilters } from './quick-filters'
import { searchHref } from './search-href'

type FilterChipsProps = { typed: string; search: Search; counts: SearchResult['counts'] }

/** What is on stands first to the eye, where only a few chips fit; its place in the page stays, and with it the focus. */
const ON = 'max-lg:-order-1'

/** By it the chip keeps the focus while others come and go (components/ui/patch.ts). */
const idOf = ({ key }: { key: string }) => `chip-${key.replace(':', '-')}`

/** What is asked for and what can be, as links: a press switches a filter on or off, with and without JavaScript. */
export function FilterChips({ typed, search, counts }: FilterChipsProps) {
  const quick = quickFilters(search, counts)
  const asked = askedFilters(search)
  const others = asked.filter((one) => !quick.some(({ key }) => key === one.key))
  return (
    <nav
      aria-label={texts.suggested}
      className="swipe -mr-4.5 min-w-0 flex-1 py-1 pr-4.5 pl-0.5 md:-mr-6 md:pr-6 lg:mr-0 lg:pr-0"
    >
      <ul className="flex gap-2 lg:flex-wrap">
        <li className={search.view === 'map' ? 'order-first' : 'order-first lg:hidden'}>
          <a href="#filters" className={chipClasses(false)}>
            <Icon name="filter" size="sm" />
            {texts.all}
          </a>
        </li>
        {others.map((one) => (
          <li key={one.key} id={idOf(one)} className={ON}>
            <OnChip href={searchHref(typed, one.without)} label={one.label} hint={one.hint} />
          </li>
        ))}
        {quick.map((one) => {
          const on = asked.find(({ key }) => key === one.key)
          if (!on && one.count === 0) return null
          return (
            <li key={one.key} id={idOf(one)} className={on && ON}>
              {on ? (
                <OnChip href={searchHref(typed, on.without)} label={on.label} hint={on.hint} />
              ) : (
                <a href={searchHref(typed, one.with)} title={one.hint} className={chipClasses(false)}>
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

function OnChip({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <a href={href} title={hint} className={chipClasses(true)}>
      {label}
      <Icon name="x" size="sm" label={texts.remove} />
    </a>
  )
}

import { Icon } from '@/components/ui/icon'
import { VIEWS } from '@/lib/providers/catalogue/search-options'
import type { Search } from '@/lib/providers/schema/search'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'

/** The same results as a list or on a map. */
export function ViewSwitch({ typed, search }: { typed: string; search: Search }) {
  return (
    <nav aria-label={texts.viewLabel} className="shrink-0 py-1">
      <ul className="inline-flex rounded-full border border-line-strong bg-card p-0.5">
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={searchHref(typed, { ...search, view, page: 1 })}
              aria-current={view === search.view ? 'true' : undefined}
              className="view-link"
            >
              <Icon name={view} size="sm" />
              {texts.views[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

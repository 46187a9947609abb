import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { SORTS } from '@/lib/providers/catalogue/search-options'
import { orderOf, usualOrder } from '@/lib/providers/rules/order'
import type { Search } from '@/lib/providers/schema/search'
import { searchHref } from './search-href'
import { searchTexts as texts } from './texts'

type ResultHeadProps = { typed: string; search: Search; total: number; pageCount: number }

/** How many, in which order, and why. */
export function ResultHead({ typed, search, total, pageCount }: ResultHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="results" tabIndex={-1} className="scroll-mt-6 text-base font-bold tracking-normal outline-none">
          {texts.providers(total)}
          {search.page > 1 && search.page <= pageCount && (
            <span className="font-normal text-soft">, {texts.pageOf(search.page, pageCount)}</span>
          )}
        </h2>
        {total > 0 && <SortLinks typed={typed} search={search} />}
      </div>
      {search.workZip !== null && <p className="max-w-prose text-sm text-soft">{texts.wayExplained}</p>}
      {total > 0 && <WhyThisOrder search={search} />}
    </>
  )
}

function SortLinks({ typed, search }: Pick<ResultHeadProps, 'typed' | 'search'>) {
  const chosen = orderOf(search)
  const sorts = SORTS.filter((sort) => sort !== 'detour' || search.workZip !== null)
  return (
    <nav aria-label={texts.sortLabel} className="swipe -mx-2">
      <ul className="flex items-center">
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={searchHref(typed, { ...search, sort: sort === usualOrder(search) ? null : sort, page: 1 })}
              title={texts.sortMeans[sort]}
              aria-current={sort === chosen || undefined}
              className={classNames(
                'inline-flex min-h-9 items-center px-2 text-sm whitespace-nowrap hover:text-pine',
                sort === chosen ? 'font-semibold text-pine' : 'text-soft',
              )}
            >
              {texts.sorts[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WhyThisOrder({ search }: { search: Search }) {
  const sort = orderOf(search)
  const [distance, ...others] = texts.whyBest.parts
  const parts = [search.workZip === null ? distance : texts.whyBest.onTheWay, ...others]
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-sm font-semibold text-pine hover:text-pine-deep">
        {texts.why}
        <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-1 mb-3 max-w-prose space-y-2 rounded-lg bg-sunken p-4 text-sm">
        <p>
          <strong>{texts.sorts[sort]}:</strong> {texts.sortMeans[sort]}
        </p>
        {sort === 'best' && (
          <>
            <p>{texts.whyBest.lead}</p>
            <ul className="list-disc space-y-1 pl-5">
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <p>{texts.whyBest.closed}</p>
          </>
        )}
        <p>{texts.whySponsored}</p>
        <p>{texts.whyUnknown}</p>
      </div>
    </details>
  )
}

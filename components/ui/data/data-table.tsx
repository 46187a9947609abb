import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { TextLink } from '../actions/links'
import { classNames } from '../class-names'
import { EmptyState } from '../surface/empty-state'
import { Pagination } from './pagination'

type DataTableProps = {
  /** A visually hidden caption. */
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[]
  /** On phones each row is a block of labeled cells. */
  stacked?: boolean
  /** The last column is aligned at the end, like the prices of a list. */
  lastAtEnd?: boolean
}

/** A plain table: the first cell of a row is its header. If it is too wide, it scrolls inside its own frame. */
export function DataTable({ caption, columns, rows, stacked = false, lastAtEnd = false }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={classNames('numbers w-full text-left text-ui', stacked && 'max-md:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead className={stacked ? 'max-md:sr-only' : undefined}>
          <tr className="border-b border-line text-xs text-soft">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames('py-2.5 pr-3 align-bottom font-semibold last:pr-0', lastAtEnd && LAST_AT_END)}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className={classNames('divide-y divide-line', stacked && 'max-md:block max-md:border-y max-md:border-line')}
        >
          {rows.map((row) => (
            <tr key={row.key} className={stacked ? 'max-md:block max-md:py-3' : undefined}>
              <th
                scope="row"
                className={classNames(
                  'py-3 pr-3 font-normal',
                  stacked ? 'max-md:block max-md:p-0 md:whitespace-nowrap' : 'whitespace-nowrap',
                )}
              >
                {row.head}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={columns[index + 1] ?? row.key}
                  data-column={stacked ? columns[index + 1] : undefined}
                  className={classNames(
                    'py-3 pr-3 last:pr-0',
                    stacked && (isEmpty(cell) ? 'max-md:hidden' : STACKED_CELL),
                    lastAtEnd && LAST_AT_END,
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const LAST_AT_END = 'last:text-right'

const STACKED_CELL = [
  'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-6 max-md:py-1 max-md:pr-0 max-md:text-right',
  'max-md:before:shrink-0 max-md:before:text-sm max-md:before:text-soft max-md:before:content-[attr(data-column)]',
].join(' ')

const isEmpty = (cell: ReactNode) => cell === '' || cell === null || cell === undefined || cell === false

type FoundTableProps = ComponentProps<typeof DataTable> &
  Pick<ComponentProps<typeof Pagination>, 'page' | 'pageCount' | 'hrefOf'> & {
    icon: ComponentProps<typeof EmptyState>['icon']
    texts: { noneTitle: string; noneText: string; all: string; count: (total: number) => string }
    total: number
    /** The unfiltered list. */
    allHref: string
  }

/**
 * The results of an admin search: their number, a page of them as a table, and pagination; an empty state with a link
 * to all; or, past the last page, a link to it.
 */
export function FoundTable({ icon, texts, total, allHref, page, pageCount, hrefOf, ...table }: FoundTableProps) {
  const t = useTranslations('ui')
  if (table.rows.length === 0 && total > 0)
    return (
      <EmptyState
        icon={icon}
        title={t('pastTheEnd', { page })}
        action={<TextLink href={hrefOf(pageCount)}>{t('lastPage', { page: pageCount })}</TextLink>}
      >
        {texts.count(total)}
      </EmptyState>
    )
  if (table.rows.length === 0)
    return (
      <EmptyState icon={icon} title={texts.noneTitle} action={<TextLink href={allHref}>{texts.all}</TextLink>}>
        {texts.noneText}
      </EmptyState>
    )
  return (
    <>
      <p className="mt-8 mb-4 font-semibold">{texts.count(total)}</p>
      <DataTable stacked {...table} />
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} className="mt-8" />
    </>
  )
}

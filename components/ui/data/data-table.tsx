import type { ReactNode } from 'react'
import { classNames } from '../class-names'

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

import type { ReactNode } from 'react'

type DataTableProps = {
  /** Says what the table holds; heard, not seen. */
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[]
}

/** A quiet table: the first cell of a row names it. Wider than the screen, it scrolls inside its own frame. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="numbers w-full text-left text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2.5 pr-4 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="py-3 pr-4 font-normal whitespace-nowrap">
                {row.head}
              </th>
              {row.cells.map((cell, index) => (
                <td key={columns[index + 1] ?? row.key} className="py-3 pr-4">
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

import type { KeyboardEventHandler, ReactNode } from 'react'
import { classNames } from './class-names'

type MonthTableProps = {
  caption: string
  /** Monday or Sunday first, as `weeks` begin. */
  weekdays: readonly string[]
  /** Days as YYYY-MM-DD. */
  weeks: readonly (readonly string[])[]
  /** The `<td>` of a day, with its key. */
  cell: (day: string) => ReactNode
  onKeyDown: KeyboardEventHandler
  className?: string
}

/** A month as a table of days; what a day holds, and which one has the focus, is its owner's. */
export const MonthTable = ({ caption, weekdays, weeks, cell, onKeyDown, className }: MonthTableProps) => (
  <table className={classNames('mt-3 w-full table-fixed border-collapse', className)} onKeyDown={onKeyDown}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" abbr={name} className="py-2 text-xs font-semibold text-soft">
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>{week.map(cell)}</tr>
      ))}
    </tbody>
  </table>
)

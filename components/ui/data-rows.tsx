import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** Name and value, one pair a line, divided by lines (Quick Information). */
export function DataRows({
  rows,
  className,
}: {
  rows: readonly { label: string; value: ReactNode }[]
  className?: string
}) {
  return (
    <dl className={classNames('divide-y divide-line text-ui', className)}>
      {rows.map((row) => (
        <div key={row.label} className="flex justify-between gap-6 py-2.5">
          <dt className="text-soft">{row.label}</dt>
          <dd className="numbers min-w-0 text-right">{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}

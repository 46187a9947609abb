import type { ReactNode } from 'react'
import { AppLink } from '../actions/links'
import { classNames } from '../class-names'
import { Icon } from '../surface/icon'

/** Name and value pairs, one on each line, divided by lines (Quick Information). */
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

type CountListProps = {
  counts: readonly {
    key: string
    name: ReactNode
    means: string
    count: number
    before: string
    /** The page that lists what was counted. */
    href?: string
  }[]
  /** The number of columns on wide screens. */
  className: string
}

/** Large figures, each with its name, meaning and previous value. */
export function CountList({ counts, className }: CountListProps) {
  return (
    <dl className={classNames('grid gap-x-10 sm:grid-cols-2', className)}>
      {counts.map(({ key, name, means, count, before, href }) => (
        <div key={key} className="relative flex flex-col border-t border-line py-4">
          <dt className="order-2 mt-1 font-semibold">
            {href ? (
              <AppLink href={href} className="text-pine after:absolute after:inset-0 hover:underline">
                {name}
              </AppLink>
            ) : (
              name
            )}
            <span className="block text-sm font-normal text-soft">{means}</span>
          </dt>
          <dd className="order-1 flex items-baseline gap-3">
            <span className="numbers text-title leading-none font-bold">{count.toLocaleString('en-US')}</span>
            <span className="text-sm text-soft">{before}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type LinkRow = { label: string; text: string; href: string; isDone?: boolean }

/** Links, one on each line: title and description. A completed step is marked. */
export function LinkRows({ rows, done }: { rows: readonly LinkRow[]; done?: string }) {
  return (
    <ul className="mt-4 max-w-[44rem] divide-y divide-line border-y border-line">
      {rows.map(({ label, text, href, isDone }) => (
        <li key={label}>
          <AppLink href={href} className="group flex min-h-18 items-center gap-4 py-4">
            <span className="min-w-0 flex-1">
              <span className="block text-lead font-semibold group-hover:text-pine">{label}</span>
              <span className="block text-soft">{text}</span>
            </span>
            {isDone ? (
              <span className="flex items-center gap-1.5 text-sm font-semibold text-pine">
                <Icon name="check" />
                {done}
              </span>
            ) : (
              <Icon name="chevron-right" className="text-soft" />
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

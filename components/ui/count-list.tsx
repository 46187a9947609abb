import type { ReactNode } from 'react'
import { classNames } from './class-names'

type CountListProps = {
  counts: readonly { key: string; name: ReactNode; means: string; count: number; before: string }[]
  /** How many stand beside each other on wide screens. */
  className: string
}

/** Numbers that were counted: each large, with its name, what it means, and what it was before. */
export function CountList({ counts, className }: CountListProps) {
  return (
    <dl className={classNames('grid gap-x-10 sm:grid-cols-2', className)}>
      {counts.map(({ key, name, means, count, before }) => (
        <div key={key} className="flex flex-col border-t border-line py-4">
          <dt className="order-2 mt-1 font-semibold">
            {name}
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

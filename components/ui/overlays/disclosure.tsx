import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../surface/icon'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of one group close each other. */
  group?: string
  /** The question's level in the page's outline, where it has one. */
  level?: 2 | 3
  className?: string
}

/** A line that opens: the browser's own details, so it works without JavaScript and is found by find-in-page. */
export function Disclosure({ summary, children, open, group, level, className }: DisclosureProps) {
  const Heading = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details open={open} name={group} className={classNames('disclosure group border-b border-line', className)}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 hover:text-pine">
        <Heading className="font-semibold tracking-normal">{summary}</Heading>
        <Icon name="chevron-down" className="text-soft print:hidden transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-prose pr-8 pb-5 text-soft">{children}</div>
    </details>
  )
}

import type { ReactNode, ToggleEventHandler } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../surface/icon'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of one group close each other. */
  group?: string
  /** Its heading level, if it is a heading. */
  level?: 2 | 3
  className?: string
  /** For what is fetched only when it is opened. */
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
}

/** A native details element: it works without JavaScript, and find-in-page opens it. */
export function Disclosure({ summary, children, open, group, level, className, onToggle }: DisclosureProps) {
  const Heading = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details
      open={open}
      name={group}
      onToggle={onToggle}
      className={classNames('disclosure group border-b border-line', className)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 hover:text-pine">
        <Heading className="font-semibold tracking-normal">{summary}</Heading>
        <Icon name="chevron-down" className="text-soft print:hidden transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-prose pr-8 pb-5 text-soft">{children}</div>
    </details>
  )
}

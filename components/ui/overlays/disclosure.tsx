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
  /** For content that is fetched only when opened. */
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
}

/** A native details element: it works without JavaScript, and find-in-page opens it. */
export function Disclosure({ summary, children, open, group, level, className, onToggle }: DisclosureProps) {
  const Heading = level === undefined ? 'span' : (`h${level}` as const)
  return (
    // Undefined props are left out, because they would still be sent, once for each question on a page.
    <details
      {...(open !== undefined && { open })}
      {...(group !== undefined && { name: group })}
      {...(onToggle && { onToggle })}
      className={classNames('disclosure fold', className)}
    >
      <summary>
        <Heading>{summary}</Heading>
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

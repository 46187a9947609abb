import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { type IconName, IconTile } from './icon'

type EmptyStateProps = {
  title: string
  icon?: IconName
  /** The next step, in one or two sentences. */
  children?: ReactNode
  /** One action, at most two. */
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** An empty state, and the next step. */
export function EmptyState({ title, icon, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-col items-start gap-2 py-10', className)}>
      {icon && <IconTile icon={icon} className="mb-2" />}
      <Heading className="text-section">{title}</Heading>
      {children !== undefined && <div className="max-w-prose text-soft">{children}</div>}
      {action !== undefined && <div className="mt-4 flex flex-wrap gap-2.5">{action}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

type FactLineProps = {
  icon: IconName
  /** confirmed: pine. unknown: grey, and the words say that it is unknown. plain: ink. */
  tone?: 'plain' | 'confirmed' | 'unknown'
  children: ReactNode
  className?: string
}

const tones = { plain: '', confirmed: 'text-pine', unknown: 'text-soft' }

/** One fact of a row that reads like a sentence: an icon and a few words. */
export function FactLine({ icon, tone = 'plain', children, className }: FactLineProps) {
  return (
    <span className={classNames('flex items-start gap-2', tones[tone], className)}>
      <Icon name={icon} className="mt-[0.2em]" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}

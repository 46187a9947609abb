import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconName } from './icon'

type BadgeProps = {
  /**
   * mint: confirmed or good. sun: sponsored, highlighted. stone: neutral. coral: late or rejected. sky, plum: further
   * kinds.
   */
  tone?: 'mint' | 'sun' | 'stone' | 'coral' | 'sky' | 'plum'
  icon?: IconName
  children: ReactNode
  className?: string
}

const badgeTones = {
  mint: 'bg-mint text-pine-deep',
  sun: 'bg-sun-soft text-on-sun',
  stone: 'bg-stone text-on-stone',
  coral: 'bg-coral-soft text-coral-deep',
  sky: 'bg-sky text-on-sky',
  plum: 'bg-plum text-on-plum',
}

export function Badge({ tone = 'stone', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-0.5 text-xs font-semibold forced-colors:border',
        badgeTones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}

type FactLineProps = {
  icon: IconName
  /** confirmed: pine. unknown: gray, and the text says that it is unknown. plain: ink. */
  tone?: 'plain' | 'confirmed' | 'unknown'
  children: ReactNode
  className?: string
}

const factTones = { plain: '', confirmed: 'text-pine', unknown: 'text-soft' }

/** One fact of a row: an icon and a few words. */
export function FactLine({ icon, tone = 'plain', children, className }: FactLineProps) {
  return (
    <span className={classNames('flex items-start gap-2', factTones[tone], className)}>
      <Icon name={icon} className="mt-[0.2em]" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}

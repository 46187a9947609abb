import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

type BadgeProps = {
  /** mint: confirmed or good. sun: sponsored, highlighted. stone: neutral. coral: late or refused.
   *  sky, plum: a kind beside others. */
  tone?: 'mint' | 'sun' | 'stone' | 'coral' | 'sky' | 'plum'
  icon?: IconName
  children: ReactNode
  className?: string
}

const tones = {
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
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}

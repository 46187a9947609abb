import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

type CardProps = ComponentProps<'div'> & {
  /** sun is the highlighted border and ground of something sponsored. */
  tone?: 'plain' | 'sun'
  /** How far the content stands from the edge; none for a picture up to the edge. */
  inset?: 'none' | 'md' | 'lg'
}

const insets = { none: 'overflow-hidden', md: 'p-4 md:p-5', lg: 'p-5 md:p-6' }

/** For what can be picked up (a sidebar, a sponsored row). Everything else is divided by space and lines. */
export function Card({ tone = 'plain', inset = 'lg', className, ...rest }: CardProps) {
  return (
    <div
      className={classNames(
        'rounded-xl border',
        tone === 'sun' ? 'border-sun-line bg-sun-soft/45' : 'border-line bg-card',
        insets[inset],
        className,
      )}
      {...rest}
    />
  )
}

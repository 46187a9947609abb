import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

type CardProps = ComponentProps<'div'> & {
  /** sun is the highlighted border and background of sponsored content. */
  tone?: 'plain' | 'sun'
  /** The padding; none for a picture up to the edge. */
  inset?: 'none' | 'md' | 'lg'
}

const insets = { none: 'overflow-hidden', md: 'p-4 md:p-5', lg: 'p-5 md:p-6' }

/** For movable or sponsored content (a sidebar, a sponsored row). Use space and lines for everything else. */
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

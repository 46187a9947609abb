import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { AppLink } from './app-link'

/**
 * A standalone link in pine ("Back to Search", "Why this order?"). Inside a sentence use Prose or the `underlined`
 * variant.
 */
export function TextLink({
  underlined = false,
  className,
  ...rest
}: ComponentProps<typeof AppLink> & { underlined?: boolean }) {
  return (
    <AppLink
      className={classNames(
        'text-pine underline-offset-[0.18em] hover:text-pine-deep hover:underline',
        underlined ? 'underline' : 'font-semibold',
        className,
      )}
      {...rest}
    />
  )
}

'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { useLocalPath } from '@/components/ui/language'
import { classNames } from '../class-names'
import { type ButtonLook, buttonClasses } from './button'

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string }

/**
 * A link to a page of this site, in the language of the current page. Prefetches on hover, touch or focus, but not because the link is in view:
 * a page of twenty results would request twenty pages. A download is never prefetched: the server would create the file twice.
 */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const path = useLocalPath()
  const [isLikely, setIsLikely] = useState(false)
  const prefetchNow = () => setIsLikely(true)
  return (
    <Link
      href={path(href)}
      prefetch={isLikely && !rest.download ? null : false}
      onMouseEnter={prefetchNow}
      onTouchStart={prefetchNow}
      onFocus={prefetchNow}
      {...rest}
    />
  )
}

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

type ButtonLinkProps = ComponentProps<typeof AppLink> & ButtonLook

/** A link that looks like a button. Use Button for actions. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonClasses({ variant, size, wide }, className)} {...rest} />
}

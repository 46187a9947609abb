import type { ComponentProps } from 'react'
import { useLocalPath } from '@/components/ui/language'
import { classNames } from '../class-names'
import { type ButtonLook, buttonClasses } from './button'

type AppLinkProps = ComponentProps<'a'> & {
  href: string
  /** False: the page does not scroll to its top. */
  scroll?: boolean
}

/**
 * A link to a page of this site, in the language of the current page. useSoftLinks, in the page's frame, navigates without a page load and
 * prefetches on hover, touch or focus, but not because the link is in view: a page of twenty results would request twenty pages. A plain
 * element instead of next/link, which would be a twelfth of a page's own scripts, and a component to hydrate for each link.
 */
export function AppLink({ scroll = true, href, ...rest }: AppLinkProps) {
  return <a data-soft={scroll ? '' : 'in-place'} href={useLocalPath()(href)} {...rest} />
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

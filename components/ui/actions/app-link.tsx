import type { ComponentProps } from 'react'

type AppLinkProps = ComponentProps<'a'> & {
  href: string
  /** False: the page does not scroll to its top. */
  scroll?: boolean
}

/**
 * A link to a page of this site. The page's frame (SoftLinks) follows it in place and prefetches it on hover, touch or focus, never merely
 * because it is in view: a page of twenty results would request twenty pages. A plain element instead of next/link: that would be a
 * twelfth of a page's own scripts, and a component to hydrate for each link.
 */
export function AppLink({ scroll = true, ...rest }: AppLinkProps) {
  return <a data-soft={scroll ? '' : 'in-place'} {...rest} />
}

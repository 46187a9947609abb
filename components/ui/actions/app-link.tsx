'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string }

/**
 * A link to a page of this site. It is prefetched on hover, touch or focus, never merely because it is in view: a page
 * of twenty results would request twenty pages.
 */
export function AppLink({ children, ...rest }: AppLinkProps) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link prefetch={wanted ? 'auto' : false} onPointerEnter={want} onTouchStart={want} onFocus={want} {...rest}>
      {children}
    </Link>
  )
}

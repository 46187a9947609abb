'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string }

/**
 * A link to a page of ours. The page is fetched ahead when somebody is about to follow the link (pointer over it, finger
 * on it, focus), never merely because the link came into view: a page of twenty results would ask for twenty pages.
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

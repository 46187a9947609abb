import { useRouter } from 'next/navigation'
import { type MouseEvent, type SyntheticEvent, useRef } from 'react'

/**
 * For an element with many plain links: navigates and prefetches with one listener instead of a component for each link. Links to
 * other sites, new tabs or files work natively. `selector`: which links, otherwise all.
 */
export function useSoftLinks(selector = 'a') {
  const router = useRouter()
  const fetched = useRef('')
  const fetchAhead = (event: SyntheticEvent) => {
    const link = ownLinkOf(event, selector)
    const href = link && hrefOf(link)
    if (!href || href === fetched.current) return
    fetched.current = href
    router.prefetch(href)
  }
  const onClick = (event: MouseEvent) => {
    const link = ownLinkOf(event, selector)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (link.dataset.soft === 'in-place') router.push(hrefOf(link), { scroll: false })
    else router.push(hrefOf(link))
  }
  return { onClick, onPointerOver: fetchAhead, onTouchStart: fetchAhead, onFocus: fetchAhead }
}

/** The link under this event, if it is on this site. */
function ownLinkOf({ target }: SyntheticEvent, selector: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
  return link && !link.target && !link.hasAttribute('download') && link.origin === window.location.origin ? link : null
}

const hrefOf = (link: HTMLAnchorElement) => link.pathname + link.search + link.hash

import { useRouter } from 'next/navigation'
import { type MouseEvent, type SyntheticEvent, useRef } from 'react'

/**
 * For an element with many plain links: navigates and prefetches as AppLink does, with one listener instead of a
 * component for each link. Links to other sites or new tabs work natively.
 */
export function useSoftLinks() {
  const router = useRouter()
  const fetched = useRef('')
  const fetchAhead = (event: SyntheticEvent) => {
    const href = ownHrefOf(event)
    if (!href || href === fetched.current) return
    fetched.current = href
    router.prefetch(href)
  }
  const onClick = (event: MouseEvent) => {
    const href = ownHrefOf(event)
    if (!href || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.push(href)
  }
  return { onClick, onPointerOver: fetchAhead, onTouchStart: fetchAhead, onFocus: fetchAhead }
}

/** The path of the link under this event, if it is on this site. */
function ownHrefOf({ target }: SyntheticEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.origin !== window.location.origin) return null
  return link.pathname + link.search + link.hash
}

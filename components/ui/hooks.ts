'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const subscribeToNothing = () => () => {}

/** Whether hydration is complete: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** A chosen file as a data: URL, which the content security policy allows in pictures; nothing is uploaded. */
export function useFileAddress(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : null)
    reader.readAsDataURL(file)
    return () => {
      reader.onload = null
      reader.abort()
      setAddress(null)
    }
  }, [file])
  return address
}

/**
 * A long list shown in steps: how many are visible, the list's ref, and the handler of the "more" button. For keyboard
 * users focus moves to the first new item, because the button disappears with the last.
 */
export function useShowMore(atOnce: number) {
  const [most, setMost] = useState(atOnce)
  const list = useRef<HTMLUListElement>(null)
  function showMore() {
    flushSync(() => setMost(most + atOnce))
    list.current?.children[most]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return { most, list, showMore }
}

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

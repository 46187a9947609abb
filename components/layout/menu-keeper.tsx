'use client'

import { useEffect } from 'react'

/** The element that the Tab key would leave the open menu from, and where it goes instead. */
function wrapFocus(menu: HTMLDetailsElement, event: KeyboardEvent) {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')]
  const last = stops.length - 1
  const leaves = event.shiftKey ? document.activeElement === stops[0] : document.activeElement === stops[last]
  if (!leaves) return
  event.preventDefault()
  stops[event.shiftKey ? last : 0]?.focus()
}

/**
 * Keeps an open <details> menu as people expect: Escape and a press beside it close it, Escape gives the focus back, Tab
 * stays inside, a followed link closes it (the frame outlives the navigation, so nothing else would).
 */
export function MenuKeeper({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (!(menu instanceof HTMLDetailsElement)) return
    const close = () => menu.removeAttribute('open')
    const onKeyDown = (event: KeyboardEvent) => {
      if (!menu.open) return
      if (event.key === 'Tab') wrapFocus(menu, event)
      if (event.key !== 'Escape') return
      close()
      menu.querySelector('summary')?.focus()
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target
      if (!menu.open || !(target instanceof Element)) return
      // The veil is drawn by the details element itself: a press on it has the element as its target.
      if (target === menu || !menu.contains(target) || target.closest('a')) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [menuId])
  return null
}

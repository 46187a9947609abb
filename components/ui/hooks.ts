'use client'

import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether hydration is complete: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

type DetailsMenuOptions = {
  /** Tab stays inside the open menu. */
  trapsFocus?: boolean
  /** Turns everything off where the element is not a menu. */
  isOff?: boolean
}

/**
 * Adds what people expect of a menu to <details>, which opens without JavaScript: Escape and a press outside close it, Escape
 * restores the focus, and following a link closes it, because the menu may survive the navigation. It also closes when the focus moves on, so
 * that it never covers what has the focus.
 */
export function useDetailsMenu(
  ref: RefObject<HTMLDetailsElement | null>,
  { trapsFocus = false, isOff = false }: DetailsMenuOptions = {},
) {
  useEffect(() => {
    const menu = ref.current
    if (!menu || isOff) return
    const close = () => menu.removeAttribute('open')
    const onKeyDown = (event: KeyboardEvent) => {
      if (!menu.open) return
      if (event.key === 'Tab' && trapsFocus) wrapFocus(menu, event)
      if (event.key !== 'Escape') return
      close()
      menu.querySelector('summary')?.focus()
    }
    const onClick = ({ target }: Event) => {
      if (!menu.open || !(target instanceof Element)) return
      // A backdrop is the details element's ::before: a press on it has the element as its target.
      if (target === menu || !menu.contains(target) || target.closest('a')) close()
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!menu.open || !(target instanceof Element)) return
      // A press on a label first focuses what the menu is in, such as <main tabindex="-1">.
      if (!menu.contains(target) && !target.contains(menu)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocus)
    }
  }, [ref, trapsFocus, isOff])
}

/** Moves the focus from the last stop of the menu to the first, or back. */
function wrapFocus(menu: HTMLDetailsElement, event: KeyboardEvent) {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href]')]
  const last = stops.length - 1
  const leaves = event.shiftKey ? document.activeElement === stops[0] : document.activeElement === stops[last]
  if (!leaves) return
  event.preventDefault()
  stops[event.shiftKey ? last : 0]?.focus()
}

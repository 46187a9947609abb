import { useEffect, useRef } from 'react'

/**
 * For a part of the page whose buttons and links go with the state that they end: `place` gets the focus then, so that the keyboard goes on from
 * here and not from the top of the page. `watching` stands on the element around all of it.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    // React tells of no blur where it takes the element away.
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  const tells = (has: boolean) => () => {
    hasFocus.current = has
  }
  return { place, watching: { onFocus: tells(true), onBlur: tells(false) } }
}

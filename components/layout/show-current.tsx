'use client'

import { useEffect, useRef } from 'react'

/** In a list of links that scrolls sideways: brings the one of this page to its middle. The page itself stays where it is. */
export function ShowCurrent() {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = place.current?.parentElement
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [])
  return <li ref={place} hidden />
}

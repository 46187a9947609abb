'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

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

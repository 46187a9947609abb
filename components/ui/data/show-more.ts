'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A long list shown in steps: how many are visible, the list's ref, and the handler of the "more" button. For keyboard
 * users focus moves to the first new item, because the button disappears with the last.
 */
export function useShowMore(stepSize: number) {
  const [visibleCount, setVisibleCount] = useState(stepSize)
  const list = useRef<HTMLUListElement>(null)
  function showMore() {
    flushSync(() => setVisibleCount(visibleCount + stepSize))
    list.current?.children[visibleCount]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return { visibleCount, list, showMore }
}

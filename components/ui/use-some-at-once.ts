import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A long list that is shown some at a time: how many are shown, the list's ref, and what the button for more does. Whoever pressed it by
 * keyboard goes on with the first that came, since the button goes with the last.
 */
export function useLimitedConcurrency(atOnce: number) {
  const [most, setMost] = useState(atOnce)
  const list = useRef<HTMLUListElement>(null)
  function showMore() {
    flushSync(() => setMost(most + atOnce))
    list.current?.children[most]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return { most, list, showMore }
}

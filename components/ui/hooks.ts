'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
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

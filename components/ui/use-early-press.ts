import { useEffect, useRef } from 'react'

/**
 * Props of a button whose press counts although React was not there yet (lib/platform/early-press.mjs holds it till now). The button
 * belongs to a form that does what it can without JavaScript.
 */
export function useEarlyPress() {
  const ref = useRef<HTMLButtonElement & { early?: number }>(null)
  useEffect(() => {
    const button = ref.current
    button?.removeAttribute('data-early')
    if (!button?.early) return
    clearTimeout(button.early)
    button.click()
  }, [])
  return { ref, 'data-early': '' }
}

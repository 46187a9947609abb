import { useEffect, useRef } from 'react'

/**
 * The ref of a button whose press counts although React was not there yet (lib/platform/early-press.mjs holds it till now). The button
 * belongs to a form that does what it can without JavaScript.
 */
export function useEarlyPress() {
  const ref = useRef<HTMLButtonElement & { early?: number }>(null)
  useEffect(() => {
    const button = ref.current
    if (!button) return
    const wasPressed = button.early
    // From now on its presses are React's.
    button.early = 0
    if (!wasPressed) return
    clearTimeout(wasPressed)
    button.click()
  }, [])
  return ref
}

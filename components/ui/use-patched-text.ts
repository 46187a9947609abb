import { useLayoutEffect, useRef, useState } from 'react'
import { patch } from './patch'

/**
 * For an element that is drawn as `text` (textOf() in as-text.ts) although its words change while somebody uses what stands in it: only what became
 * different is changed, so that a field keeps its focus, and a choice that was just made stays made.
 */
export function usePatchedText<E extends Element>(text: string) {
  const ref = useRef<E>(null)
  // React writes the first text, and has nothing to change ever after.
  const [first] = useState({ __html: text })
  const shown = useRef(text)
  useLayoutEffect(() => {
    if (ref.current) patch(ref.current, shown.current, text)
    shown.current = text
  }, [text])
  return { ref, dangerouslySetInnerHTML: first }
}

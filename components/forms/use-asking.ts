import { useState } from 'react'

/**
 * For a button that asks once more in its own place. The question takes the focus; once it was answered with no, the button is there anew and takes
 * it back: it is `wasAsked` then, which is its `autoFocus`.
 */
export function useAsking() {
  const [asked, setIsAsking] = useState<boolean>()
  return { isAsking: asked === true, wasAsked: asked === false, setIsAsking }
}

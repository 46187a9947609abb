'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

const MOVES_AFTER_MS = 7_000
const STILL = '(prefers-reduced-motion: reduce)'

const subscribeToStill = (onChange: () => void) => {
  const query = window.matchMedia(STILL)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Which of `count` slides is shown; after the last comes the first, before the first the last. It moves on by itself until somebody
 * stops it or takes it over, not while `isHeld`, in a tab behind others, or for whoever wants no motion.
 */
export function useSlides(count: number, isHeld: boolean) {
  const [index, setIndex] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const wantsStill = useSyncExternalStore(
    subscribeToStill,
    () => window.matchMedia(STILL).matches,
    () => true,
  )
  const moves = !isStopped && !wantsStill && count > 1

  useEffect(() => {
    if (!moves || isHeld) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((now) => (now + 1) % count)
    }, MOVES_AFTER_MS)
    return () => clearInterval(timer)
  }, [moves, isHeld, count])

  const go = (to: number) => {
    setIsStopped(true)
    setIndex((to + count) % count)
  }
  return { index, go, moves, wantsStill, stop: () => setIsStopped(true), start: () => setIsStopped(false) }
}

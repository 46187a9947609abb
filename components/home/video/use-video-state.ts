'use client'

import { type RefObject, useEffect, useReducer } from 'react'
import { PAUSE_VIDEOS, RESUME_VIDEOS, watchModals } from './modal-watch'
import { startMargin, WIDE } from './timing'
import { nextState, startState, type VideoEvent, type VideoState } from './video-state'

/** The state of the films in `stage`, held while it is out of view, while a modal is open, and when window says so. */
export function useVideoState(stage: RefObject<HTMLElement | null>): [VideoState, (event: VideoEvent) => void] {
  const [state, tell] = useReducer(nextState, undefined, () =>
    startState(!window.matchMedia('(prefers-reduced-motion: reduce)').matches),
  )

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => tell({ type: entry?.isIntersecting ? 'release' : 'hold', by: 'view' }),
      { rootMargin: startMargin(window.matchMedia(WIDE).matches) },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  useEffect(() => {
    const pause = () => tell({ type: 'hold', by: 'window' })
    const resume = () => tell({ type: 'release', by: 'window' })
    window.addEventListener(PAUSE_VIDEOS, pause)
    window.addEventListener(RESUME_VIDEOS, resume)
    const stopWatching = watchModals((isOpen) => tell({ type: isOpen ? 'hold' : 'release', by: 'modal' }))
    return () => {
      window.removeEventListener(PAUSE_VIDEOS, pause)
      window.removeEventListener(RESUME_VIDEOS, resume)
      stopWatching()
    }
  }, [])

  return [state, tell]
}

'use client'

import { useEffect, useRef } from 'react'
import { isNearEnd, MASCOT_PAUSE_MS } from './timing'

/** Waves from the corner once the film has ended: silent, stops just before its end, and waves again after a while. */
export function Mascot({ isPlaying }: { isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const element = video.current
    if (!isPlaying || !element) return
    const play = () =>
      void element.play().catch((error: unknown) => {
        // Paused before it could begin.
        if (!(error instanceof Error && error.name === 'AbortError')) console.error(error)
      })
    if (isNearEnd(element)) element.currentTime = 0
    play()
    const rest = () => {
      if (!isNearEnd(element) || timer.current) return
      element.pause()
      timer.current = setTimeout(() => {
        timer.current = undefined
        element.currentTime = 0
        play()
      }, MASCOT_PAUSE_MS)
    }
    element.addEventListener('timeupdate', rest)
    return () => {
      element.removeEventListener('timeupdate', rest)
      clearTimeout(timer.current)
      timer.current = undefined
      element.pause()
    }
  }, [isPlaying])

  return (
    <video
      ref={video}
      muted
      playsInline
      aria-hidden
      tabIndex={-1}
      onError={() => console.error('The mascot could not be loaded.')}
      className="absolute top-4 right-4 size-24 rounded-full bg-white object-cover lg:size-32"
    >
      <source src="/media/videos/mascot.mp4" type="video/mp4" />
    </video>
  )
}

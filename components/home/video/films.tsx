'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Mascot } from './mascot'
import { videoTexts as texts } from './texts'
import { useVideoState } from './use-video-state'
import { isPlaying } from './video-state'

/**
 * The film over its still, with a pause that is always in sight. It starts silent; sound comes only when asked for. Loaded
 * by hero-video.tsx once the page has come to rest. A film that cannot be loaded leaves the still, and a line in the console.
 */
export default function Films({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const [state, tell] = useVideoState(stage)
  const video = useRef<HTMLVideoElement>(null)
  const playsMain = isPlaying(state) && state.film === 'main'

  useEffect(() => {
    const element = video.current
    if (!element) return
    element.muted = !state.hasSound
    if (!playsMain) return element.pause()
    element.play().catch((error: unknown) => {
      // A pause that comes before the film could begin is no refusal.
      if (error instanceof Error && error.name === 'NotAllowedError') tell({ type: 'refused' })
      else if (!(error instanceof Error && error.name === 'AbortError')) console.error(error)
    })
  }, [playsMain, state.hasSound, tell])

  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        preload="none"
        aria-label={texts.label}
        onClick={() => tell({ type: 'toggle' })}
        onEnded={() => tell({ type: 'ended' })}
        onError={() => console.error('The film could not be loaded.')}
        className="absolute inset-0 size-full object-cover object-[78%_50%] dark:brightness-90"
      >
        <source src="/media/videos/hero.webm" type="video/webm" />
        <source src="/media/videos/hero.mp4" type="video/mp4" />
        <track kind="captions" src="/media/videos/hero.vtt" srcLang="en" label={texts.captions} default />
      </video>
      {state.film === 'mascot' && <Mascot isPlaying={isPlaying(state)} />}
      <div className="absolute right-3 bottom-3 flex gap-2">
        {state.film === 'mascot' && (
          <IconButton variant="outlined" icon="replay" label={texts.replay} onClick={() => tell({ type: 'replay' })} />
        )}
        <IconButton
          variant="outlined"
          icon={state.hasSound ? 'sound' : 'sound-off'}
          label={state.hasSound ? texts.soundOff : texts.soundOn}
          onClick={() => tell({ type: 'sound' })}
        />
        <IconButton
          variant="outlined"
          icon={state.isWanted ? 'pause' : 'play'}
          label={state.isWanted ? texts.pause : texts.play}
          onClick={() => tell({ type: 'toggle' })}
        />
      </div>
    </>
  )
}

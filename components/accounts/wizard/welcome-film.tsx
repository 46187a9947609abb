'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { wizardTexts as texts } from './texts'

/** Before a provider signs up. It plays without sound, ends by itself, and can be closed; without motion its words stand alone. */
export function WelcomeFilm({ onDone }: { onDone: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [moves] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches)

  useEffect(() => {
    video.current?.play().catch((error: unknown) => {
      // Closed before it could begin.
      if (!(error instanceof Error && error.name === 'AbortError')) console.error(error)
    })
  }, [])

  return (
    <div className="grid gap-4">
      {moves && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={texts.filmLabel}
          onEnded={onDone}
          onError={() => console.error('The welcome film could not be loaded.')}
          className="aspect-video w-full rounded-lg bg-sunken object-cover"
        >
          <source src="/media/videos/welcome.webm" type="video/webm" />
          <source src="/media/videos/welcome.mp4" type="video/mp4" />
          <track kind="captions" src="/media/videos/welcome.vtt" srcLang="en" label="English" default />
        </video>
      )}
      <p>{texts.filmText}</p>
      <Button wide onClick={onDone}>
        {texts.filmSkip}
      </Button>
    </div>
  )
}

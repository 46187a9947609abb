'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/actions/icon-button'
import { useHasOpenDialog } from '@/components/ui/overlays/open-dialogs'

/**
 * Part 1, section 9 of the specification: the pause between the mascot's waves, and how far up the window a film must
 * be to start.
 */
const MASCOT_PAUSE_MS = 10_000
const MASCOT_ENDS_EARLY_SECONDS = 0.25
const STARTS_ABOVE = { wide: 0.5, phone: 0.8 }
/** Tailwind's `lg`, where the film moves next to the headline. */
const WIDE = '(min-width: 60rem)'

/** For IntersectionObserver: the part of the window in which a film's top must be to start. */
export function startMargin(isWide: boolean): string {
  const share = isWide ? STARTS_ABOVE.wide : STARTS_ABOVE.phone
  return `0px 0px -${Math.round((1 - share) * 100)}% 0px`
}

export function isNearEnd(video: { currentTime: number; duration: number }): boolean {
  return video.duration > 0 && video.currentTime >= video.duration - MASCOT_ENDS_EARLY_SECONDS
}

/** A window event that pauses or resumes the films on the page. Any code may dispatch it. */
export const PAUSE_VIDEOS = 'videos:pause'
export const RESUME_VIDEOS = 'videos:resume'

/** What the stage plays and why it is paused. */
type VideoState = {
  film: 'main' | 'mascot'
  /** The visitor's choice: films start by themselves, except with reduced motion. */
  isWanted: boolean
  /** What else pauses the films; they resume when this is empty. */
  pausedBy: ReadonlySet<PauseReason>
  hasSound: boolean
}

/** Out of view, a modal dialog, or the window event. */
export type PauseReason = 'view' | 'modal' | 'window'

type VideoEvent =
  | { type: 'hold' | 'release'; by: PauseReason }
  | { type: 'toggle' | 'sound' | 'ended' | 'replay' | 'refused' }

export const startState = (isWanted: boolean): VideoState => ({
  film: 'main',
  isWanted,
  pausedBy: new Set<PauseReason>(['view']),
  hasSound: false,
})

export const isPlaying = ({ isWanted, pausedBy }: VideoState): boolean => isWanted && pausedBy.size === 0

export function nextState(state: VideoState, event: VideoEvent): VideoState {
  switch (event.type) {
    case 'hold':
      return { ...state, pausedBy: new Set([...state.pausedBy, event.by]) }
    case 'release':
      return { ...state, pausedBy: new Set([...state.pausedBy].filter((holder) => holder !== event.by)) }
    case 'toggle':
      return { ...state, isWanted: !state.isWanted }
    // Turning sound on starts the film from the beginning, also after it ended.
    case 'sound':
      return { ...state, hasSound: !state.hasSound, isWanted: true, film: 'main' }
    case 'ended':
      return { ...state, film: 'mascot', hasSound: false }
    case 'replay':
      return { ...state, film: 'main', isWanted: true }
    // The browser refused to play. It blocks sound before the first interaction with the page, and may block all autoplay.
    case 'refused':
      return state.hasSound ? { ...state, hasSound: false } : { ...state, isWanted: false }
  }
}

/** The state of the films in `stage`, paused while it is out of view, while a modal is open, or by the window event. */
function useVideoState(stage: RefObject<HTMLElement | null>): [VideoState, (event: VideoEvent) => void] {
  const [state, dispatch] = useReducer(nextState, undefined, () =>
    startState(!window.matchMedia('(prefers-reduced-motion: reduce)').matches),
  )

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => dispatch({ type: entry?.isIntersecting ? 'release' : 'hold', by: 'view' }),
      { rootMargin: startMargin(window.matchMedia(WIDE).matches) },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  useEffect(() => {
    const pause = () => dispatch({ type: 'hold', by: 'window' })
    const resume = () => dispatch({ type: 'release', by: 'window' })
    window.addEventListener(PAUSE_VIDEOS, pause)
    window.addEventListener(RESUME_VIDEOS, resume)
    return () => {
      window.removeEventListener(PAUSE_VIDEOS, pause)
      window.removeEventListener(RESUME_VIDEOS, resume)
    }
  }, [])

  const hasDialog = useHasOpenDialog()
  useEffect(() => dispatch({ type: hasDialog ? 'hold' : 'release', by: 'modal' }), [hasDialog])

  return [state, dispatch]
}

/**
 * The text of a track's current cue; empty between cues. The track is hidden, because browsers put their own captions
 * into a black box over the picture.
 */
function useCaption(place: RefObject<HTMLTrackElement | null>): string {
  const [caption, setCaption] = useState('')
  useEffect(() => {
    const track: TextTrack | undefined = place.current?.track
    if (!track) return
    const read = () => {
      const cue = track.activeCues?.[0]
      setCaption(cue instanceof VTTCue ? cue.text.replace(/\s+/g, ' ') : '')
    }
    track.mode = 'hidden'
    track.addEventListener('cuechange', read)
    return () => track.removeEventListener('cuechange', read)
  }, [place])
  return caption
}

/** Waves from the corner after the film has ended: silent, stops just before its end, and waves again after a while. */
function Mascot({ isPlaying }: { isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const element = video.current
    if (!isPlaying || !element) return
    const play = () =>
      void element.play().catch((error: unknown) => {
        // An AbortError: paused before it started.
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

/**
 * The film over its still, with a pause button that is always visible. It starts muted. Loaded by hero-video.tsx once
 * the page is idle. If the film fails to load, the still remains and an error is logged.
 */
export default function Films({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const t = useTranslations('content.films')
  const locale = useLocale()
  const [state, dispatch] = useVideoState(stage)
  const video = useRef<HTMLVideoElement>(null)
  const track = useRef<HTMLTrackElement>(null)
  const caption = useCaption(track)
  const playsMain = isPlaying(state) && state.film === 'main'

  useEffect(() => {
    const element = video.current
    if (!element) return
    element.muted = !state.hasSound
    if (!playsMain) return element.pause()
    element.play().catch((error: unknown) => {
      // Pausing before the film has started does not count as declining it.
      if (error instanceof Error && error.name === 'NotAllowedError') dispatch({ type: 'refused' })
      else if (!(error instanceof Error && error.name === 'AbortError')) console.error(error)
    })
  }, [playsMain, state.hasSound, dispatch])

  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        preload="none"
        aria-label={t('label')}
        onClick={() => dispatch({ type: 'toggle' })}
        onEnded={() => dispatch({ type: 'ended' })}
        onError={() => console.error('The film could not be loaded.')}
        className="absolute inset-0 size-full object-cover object-[78%_50%] dimmed"
      >
        <source src="/media/videos/hero.webm" type="video/webm" />
        <source src="/media/videos/hero.mp4" type="video/mp4" />
        <track
          ref={track}
          kind="captions"
          src={`/media/videos/hero.${locale}.vtt`}
          srcLang={locale}
          label={t('captions')}
        />
      </video>
      {caption && state.film === 'main' && (
        <div className="film-shade">
          <p className="line-clamp-2 max-w-[34ch] font-semibold">{caption}</p>
        </div>
      )}
      {state.film === 'mascot' && <Mascot isPlaying={isPlaying(state)} />}
      <div className="absolute top-3 left-3 flex gap-2 lg:top-auto lg:right-4 lg:bottom-4 lg:left-auto">
        {state.film === 'mascot' && (
          <IconButton
            variant="outlined"
            icon="replay"
            label={t('replay')}
            onClick={() => dispatch({ type: 'replay' })}
          />
        )}
        <IconButton
          variant="outlined"
          icon={state.hasSound ? 'sound' : 'sound-off'}
          label={state.hasSound ? t('soundOff') : t('soundOn')}
          onClick={() => dispatch({ type: 'sound' })}
        />
        <IconButton
          variant="outlined"
          icon={state.isWanted ? 'pause' : 'play'}
          label={state.isWanted ? t('pause') : t('play')}
          onClick={() => dispatch({ type: 'toggle' })}
        />
      </div>
    </>
  )
}

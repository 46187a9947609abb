'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { report } from '@/components/analytics/report'
import { Icon } from '@/components/ui/surface/icon'
import { Picture } from '@/components/ui/surface/picture'
import { photoSources } from '@/lib/media/rules/pictures'
import type { PhotoView } from '@/lib/providers/types'

type PanelProps = { photos: PhotoView[]; start: number; countedFor: string | undefined; onClose: () => void }

const control =
  'inline-grid size-12 place-items-center rounded-full bg-card text-ink shadow-float disabled:opacity-40 cursor-pointer disabled:cursor-not-allowed'

/**
 * A native modal dialog: it traps the focus, restores it, and closes on Escape. The photos are in a strip with scroll
 * snapping, so swiping is native; arrow keys and buttons scroll the same strip.
 */
export default function PhotoViewerPanel({ photos, start, countedFor, onClose }: PanelProps) {
  const t = useTranslations('providers.detailBrowser')
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)

  function go(index: number, behavior: ScrollBehavior) {
    if (index < 0 || index >= photos.length) return
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior })
    setCurrent(index)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, at the requested photo
  useEffect(() => {
    dialog.current?.showModal()
    go(start, 'instant')
  }, [])

  const shown = photos[current]?.src
  useEffect(() => {
    if (countedFor && shown) report([{ providerId: countedFor, interactionType: 'photo', photo: shown }])
  }, [countedFor, shown])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(current + step, 'auto')
  }

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  /** A press outside the picture closes it; keyboards have Escape and the cross. */
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && !event.target.closest('img, button')) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('photos.title')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="m-0 size-full max-h-none max-w-none bg-sunken text-ink"
    >
      {/* Scrollable like any other region, for people without arrow keys or touch. */}
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={t('photos.title')}
        onScrollEnd={onScroll}
        className="swipe flex size-full snap-x snap-mandatory"
      >
        {photos.map(({ src, alt, caption, width, height }, index) => (
          <li
            key={src}
            className="flex size-full shrink-0 snap-center flex-col items-center justify-center gap-3 p-4 pb-24"
          >
            <Picture
              {...photoSources({ path: src, width, height })}
              alt={alt}
              sizes="100vw"
              first={index === start}
              className="max-h-full min-h-0 max-w-full rounded-lg object-contain"
            />
            {caption && <p className="text-center text-ui">{caption}</p>}
          </li>
        ))}
      </ul>
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-4 p-5">
        <button
          type="button"
          className={control}
          aria-label={t('photos.previous')}
          disabled={current === 0}
          onClick={() => go(current - 1, 'auto')}
        >
          <Icon name="chevron-left" size="lg" />
        </button>
        <p aria-live="polite" className="numbers min-w-16 text-center text-ui font-semibold">
          {t('photos.place', { place: current + 1, count: photos.length })}
        </p>
        <button
          type="button"
          className={control}
          aria-label={t('photos.next')}
          disabled={current === photos.length - 1}
          onClick={() => go(current + 1, 'auto')}
        >
          <Icon name="chevron-right" size="lg" />
        </button>
      </div>
      <button
        type="button"
        className={`${control} absolute top-4 right-4`}
        aria-label={t('photos.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" size="lg" />
      </button>
    </dialog>
  )
}

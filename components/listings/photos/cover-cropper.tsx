'use client'

import { useTranslations } from 'next-intl'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { IconButton } from '@/components/ui/actions/icon-button'
import type { IconName } from '@/components/ui/surface/icon'
import 'react-image-crop/dist/ReactCrop.css'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/actions/button'

/**
 * The crop shapes. The cover is as specified: 16:9, at least 200 x 112.5, initially nine tenths of the width, JPEG of quality
 * 0.9. The minimum applies on screen and in the picture itself, so that no crop is enlarged. `mostWide`: the maximum
 * width; larger crops are scaled down.
 */
const SHAPES = {
  cover: { aspect: 16 / 9, minWidth: 200, minHeight: 112.5, mostWide: 1_920 },
  logo: { aspect: 1, minWidth: 100, minHeight: 100, mostWide: 512 },
} as const
export type Shape = (typeof SHAPES)[keyof typeof SHAPES]
const START_PERCENT = 90
const QUALITY = 0.9

/** Centered in a picture of this size. */
function startFrame(width: number, height: number, { aspect }: Shape): PercentCrop {
  return centerCrop(makeAspectCrop({ unit: '%', width: START_PERCENT }, aspect, width, height), width, height)
}

/** The frame moved by a fraction of the picture, up to its edge. */
function moveFrame(frame: PercentCrop, right: number, down: number): PercentCrop {
  return { ...frame, x: clamp(frame.x + right, 100 - frame.width), y: clamp(frame.y + down, 100 - frame.height) }
}

/** The frame scaled by `factor` around its center, inside the picture and at least `leastWidth` percent wide. */
function scaleFrame(frame: PercentCrop, factor: number, leastWidth: number): PercentCrop {
  const maxScale = Math.min(100 / frame.width, 100 / frame.height)
  const scale = Math.min(Math.max(factor, leastWidth / frame.width), maxScale)
  const [width, height] = [frame.width * scale, frame.height * scale]
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2]
  return moveFrame({ ...frame, x, y, width, height }, 0, 0)
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(max, 0))

/** The framed part of a picture as a JPEG; null if the browser cannot make one. */
function cutOut(picture: HTMLImageElement, frame: PercentCrop, { aspect, mostWide }: Shape): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture
  const [x, y] = [(frame.x / 100) * naturalWidth, (frame.y / 100) * naturalHeight]
  const [width, height] = [(frame.width / 100) * naturalWidth, (frame.height / 100) * naturalHeight]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(width, mostWide))
  canvas.height = Math.round(canvas.width / aspect)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** How far a button moves the frame, in percent of the picture. */
const STEP = 4
const FACTOR = 1.12

type FrameButtonsProps = { frame: PercentCrop; leastWidth: number; onFrame: (frame: PercentCrop) => void }

/** The same as dragging, for people who cannot drag. */
function FrameButtons({ frame, leastWidth, onFrame }: FrameButtonsProps) {
  const t = useTranslations('listings.photos')
  const moves: { icon: IconName; label: string; frame: () => PercentCrop }[] = [
    { icon: 'chevron-left', label: t('left'), frame: () => moveFrame(frame, -STEP, 0) },
    { icon: 'chevron-right', label: t('right'), frame: () => moveFrame(frame, STEP, 0) },
    { icon: 'chevron-up', label: t('up'), frame: () => moveFrame(frame, 0, -STEP) },
    { icon: 'chevron-down', label: t('down'), frame: () => moveFrame(frame, 0, STEP) },
    { icon: 'minus', label: t('smaller'), frame: () => scaleFrame(frame, 1 / FACTOR, leastWidth) },
    { icon: 'plus', label: t('larger'), frame: () => scaleFrame(frame, FACTOR, leastWidth) },
  ]
  return (
    <div className="flex flex-wrap justify-center gap-1">
      {moves.map(({ icon, label, frame: next }) => (
        <IconButton key={label} icon={icon} label={label} onClick={() => onFrame(next())} />
      ))}
    </div>
  )
}

type CoverCropperProps = {
  shape: keyof typeof SHAPES
  /** A picture that this browser can display. */
  address: string
  isSaving: boolean
  onSave: (jpeg: Blob | null) => void
  onCancel: () => void
  onUnreadable: () => void
  /** Called if the picture is smaller than the smallest frame, with the required width and height. */
  onTooSmall: (width: number, height: number) => void
}

/** In a picture that scrolls, the smallest frame takes this part of the side that was too short, so that there is room to move it. */
const MIN_FRAME_SHARE = 0.8

/** The width of a picture that has to scroll, because shown as a whole it is too narrow or too flat for the smallest frame. */
function scrollingWidth(picture: HTMLImageElement, { minWidth, minHeight }: Shape): number | undefined {
  if (picture.width < minWidth) return minWidth / MIN_FRAME_SHARE
  if (picture.height >= minHeight) return undefined
  return (minHeight / MIN_FRAME_SHARE) * (picture.naturalWidth / picture.naturalHeight)
}

/** Whether the minimum frame fits into the picture itself. */
const isLargeEnough = ({ naturalWidth, naturalHeight }: HTMLImageElement, { minWidth, minHeight }: Shape) =>
  naturalWidth >= minWidth && naturalHeight >= minHeight

/**
 * A picture under the cover's or logo's frame, moved by dragging, arrow keys or the buttons below. Loaded by
 * cover-dialog.tsx.
 */
export default function CoverCropper({
  shape: name,
  address,
  isSaving,
  onSave,
  onCancel,
  onUnreadable,
  onTooSmall,
}: CoverCropperProps) {
  const t = useTranslations('listings.photos')
  const shape = SHAPES[name]
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [scrolledAt, setScrolledAt] = useState<number>()
  const scroller = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<PercentCrop>()
  const [completed, setCompleted] = useState<PercentCrop>()
  const shownWidth = scrolledAt ?? picture?.width ?? 0
  // In screen pixels; more for a picture that is shown enlarged.
  const minWidth = Math.max(shape.minWidth, picture ? shape.minWidth * (shownWidth / picture.naturalWidth) : 0)

  function moveAndComplete(next: PercentCrop) {
    setFrame(next)
    setCompleted(next)
  }

  // Scrolls the frame into view: in the middle at first, then where the keys or buttons moved it.
  const shown = completed ?? frame
  const middle = shown ? ((shown.x + shown.width / 2) / 100) * shownWidth : 0
  useEffect(() => {
    const { current } = scroller
    if (current && scrolledAt) current.scrollLeft = middle - current.clientWidth / 2
  }, [middle, scrolledAt])

  return (
    <div className="grid gap-4">
      <div ref={scroller} className="grid max-h-[60dvh] justify-items-center-safe overflow-auto">
        <ReactCrop
          crop={frame}
          onChange={(_, percent) => setFrame(percent)}
          onComplete={(_, percent) => percent.width > 0 && setCompleted(percent)}
          aspect={shape.aspect}
          minWidth={minWidth}
          minHeight={minWidth / shape.aspect}
          keepSelection
          style={{ maxWidth: scrolledAt ? 'none' : undefined }}
          ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: t('cropFrame') }}
        >
          {/* biome-ignore lint/performance/noImgElement: a local file, not one of the site */}
          <img
            src={address}
            alt=""
            className={scrolledAt ? undefined : 'max-h-[46dvh]'}
            style={scrolledAt ? { maxWidth: 'none', width: scrolledAt } : undefined}
            onError={onUnreadable}
            onLoad={({ currentTarget }) => {
              if (!isLargeEnough(currentTarget, shape))
                return onTooSmall(Math.ceil(shape.minWidth), Math.ceil(shape.minHeight))
              setScrolledAt(scrollingWidth(currentTarget, shape))
              setPicture(currentTarget)
              setFrame(startFrame(currentTarget.naturalWidth, currentTarget.naturalHeight, shape))
            }}
          />
        </ReactCrop>
      </div>
      {frame && (
        <FrameButtons
          frame={frame}
          leastWidth={picture ? (minWidth / shownWidth) * 100 : 0}
          onFrame={moveAndComplete}
        />
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          busy={isSaving}
          disabled={!picture || !completed}
          onClick={() => picture && completed && void cutOut(picture, completed, shape).then(onSave)}
        >
          {t(`save.${name}`)}
        </Button>
      </div>
    </div>
  )
}

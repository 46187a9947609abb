'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, type ReactNode, useState } from 'react'
import { IconButton } from '@/components/ui/actions/icon-button'
import { classNames } from '@/components/ui/class-names'
import { TextField } from '@/components/ui/fields/text-field'
import { Badge } from '@/components/ui/surface/badge'
import { Icon } from '@/components/ui/surface/icon'
import { Picture } from '@/components/ui/surface/picture'
import { PHOTO_TEXT_LIMITS } from '@/lib/listings/profiles/schema/values'
import type { ProfilePhoto } from '@/lib/listings/profiles/types'
import { photoSources } from '@/lib/media/rules/pictures'

/** The dragged photo's index has its own data type, so that nothing else can be dropped here. */
const DRAGGED = 'application/x-photo-place'

/** Reorders photos by drag and drop: `dragged` goes on the dragged element, `target` on the drop target. */
function usePhotoDrag(place: number, onMove: (from: number, to: number) => void) {
  const [isTarget, setIsTarget] = useState(false)
  const isPhoto = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  const target = {
    onDragOver(event: DragEvent) {
      if (!isPhoto(event)) return
      event.preventDefault()
      setIsTarget(true)
    },
    onDragLeave: () => setIsTarget(false),
    onDrop(event: DragEvent) {
      setIsTarget(false)
      if (!isPhoto(event)) return
      event.preventDefault()
      const from = Number(event.dataTransfer.getData(DRAGGED))
      if (from !== place) onMove(from, place)
    },
  }
  const dragged = {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.setData(DRAGGED, String(place))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
  return { isTarget, target, dragged }
}

type Words = Pick<ProfilePhoto, 'alt' | 'caption'>

type PhotoWordsProps = {
  place: number
  words: Words
  error: string | undefined
  onWords: (words: Partial<Words>) => void
  className: string
}

/** A photo's alternative text and caption. Collapsed if it was described before. */
function PhotoWords({ place, words, error, onWords, className }: PhotoWordsProps) {
  const t = useTranslations('listings.photos')
  const [isNew] = useState(words.alt === '')
  return (
    <details open={isNew || error !== undefined} className={classNames('disclosure group', className)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 text-sm hover:text-pine">
        <span className="line-clamp-1 min-w-0">
          <span className="font-semibold">{t('describe')}</span>{' '}
          <span className="text-soft">{words.alt || t('undescribed')}</span>
        </span>
        <Icon name="chevron-down" className="text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid items-start gap-x-4 gap-y-3 pt-1 sm:grid-cols-2">
        <TextField
          label={t('alt')}
          hint={place === 0 || isNew ? t('altHint') : undefined}
          name={`photo-${place}-alt`}
          value={words.alt}
          maxLength={PHOTO_TEXT_LIMITS.alt}
          error={error}
          required
          onChange={({ target }) => onWords({ alt: target.value })}
        />
        <TextField
          label={t('caption')}
          optional
          hint={place === 0 || isNew ? t('captionHint') : undefined}
          name={`photo-${place}-caption`}
          value={words.caption}
          maxLength={PHOTO_TEXT_LIMITS.caption}
          onChange={({ target }) => onWords({ caption: target.value })}
        />
      </div>
    </details>
  )
}

type PhotoItemProps = {
  photo: ProfilePhoto
  place: number
  count: number
  /** For a photo that is not published yet. */
  note: string | undefined
  views: number | undefined
  error: string | undefined
  onWords: (words: Partial<Words>) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
  /** Further actions. */
  children?: ReactNode
}

/**
 * One photo of the list: shown, described, moved by dragging or by buttons, removed. The first is the cover, and large.
 */
export function PhotoItem({
  photo,
  place,
  count,
  note,
  views,
  error,
  onWords,
  onMove,
  onRemove,
  children,
}: PhotoItemProps) {
  const t = useTranslations('listings.photos')
  const { isTarget, target, dragged } = usePhotoDrag(place, onMove)
  const isCover = place === 0
  const name = t('place', { place: place + 1, count })
  const { path, width, height } = photo
  return (
    <li
      {...target}
      className={classNames(
        'grid gap-x-4 gap-y-1.5 py-4 first:pt-0 sm:gap-x-6',
        isCover ? '' : 'grid-cols-[8.5rem_1fr] sm:grid-cols-[14rem_1fr] sm:grid-rows-[auto_1fr]',
        isTarget && 'rounded-lg outline-2 outline-offset-4 outline-pine',
      )}
    >
      <div
        {...dragged}
        title={t('drag')}
        className={classNames(
          'group/photo relative cursor-grab self-start active:cursor-grabbing',
          !isCover && 'sm:row-span-2',
        )}
      >
        <Picture
          {...photoSources({ path, width, height })}
          alt={photo.alt}
          sizes={isCover ? '(min-width: 60rem) 46rem, 100vw' : '(min-width: 40rem) 14rem, 8.5rem'}
          className={classNames('w-full', isCover ? 'aspect-video rounded-2xl' : 'aspect-[16/10] rounded-lg')}
        />
        {note && (
          <Badge tone="sun" className="absolute top-2 left-2">
            {note}
          </Badge>
        )}
        <span className="absolute top-2 right-2 hidden rounded-md border border-line bg-card p-1.5 group-hover/photo:pointer-fine:block">
          <Icon name="move" size="sm" />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 self-start">
        <p className="numbers text-sm text-soft">
          <span className="block font-semibold text-ink sm:inline">{name}</span>
          {views !== undefined && <span className="sm:ml-3">{t('views', { count: views })}</span>}
        </p>
        <div className="-ml-2.5 flex items-center sm:-mr-2.5">
          {children}
          <IconButton
            icon="chevron-up"
            label={t('earlier', { photo: name })}
            disabled={place === 0}
            className="disabled:opacity-35"
            onClick={() => onMove(place, place - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('later', { photo: name })}
            disabled={place === count - 1}
            className="disabled:opacity-35"
            onClick={() => onMove(place, place + 1)}
          />
          <IconButton icon="x" label={t('remove', { photo: name })} onClick={onRemove} />
        </div>
      </div>
      <PhotoWords
        place={place}
        words={photo}
        error={error}
        onWords={onWords}
        className={isCover ? '' : 'col-span-2 sm:col-span-1'}
      />
    </li>
  )
}

import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import { photoSources } from '@/lib/media/rules'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { PhotoWords, type Words } from './photo-words'
import { photoTexts as texts } from './texts'
import { usePhotoDrag } from './use-photo-drag'

type PhotoItemProps = {
  photo: ProfilePhoto
  place: number
  count: number
  /** Of what is not on the page yet. */
  note: string | undefined
  views: number | undefined
  error: string | undefined
  onWords: (words: Partial<Words>) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** One photo of the list: seen, described, moved by hand or by buttons, removed. The first is the cover, and large. */
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
  const { isTarget, target, dragged } = usePhotoDrag(place, onMove)
  const isCover = place === 0
  const name = texts.place(place + 1, count)
  const { path, width, height } = photo
  return (
    <li
      {...target}
      className={classNames(
        'grid gap-x-4 gap-y-3 py-5 first:pt-0 sm:gap-x-6',
        isCover ? '' : 'grid-cols-[8.5rem_1fr] sm:grid-cols-[14rem_1fr] sm:grid-rows-[auto_1fr]',
        isTarget && 'rounded-lg outline-2 outline-offset-4 outline-pine',
      )}
    >
      <div
        {...dragged}
        title={texts.drag}
        className={classNames(
          'group relative cursor-grab self-start active:cursor-grabbing',
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
        <span className="absolute top-2 right-2 hidden rounded-md border border-line bg-card p-1.5 group-hover:pointer-fine:block">
          <Icon name="move" size="sm" />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 self-start">
        <p className="numbers text-sm text-soft">
          <span className="block font-semibold text-ink sm:inline">{name}</span>
          {views !== undefined && <span className="sm:ml-3">{texts.views(views)}</span>}
        </p>
        <div className="-ml-2.5 flex items-center sm:-mr-2.5">
          {children}
          <IconButton
            icon="chevron-up"
            label={texts.earlier(name)}
            disabled={place === 0}
            className="disabled:opacity-35"
            onClick={() => onMove(place, place - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={texts.later(name)}
            disabled={place === count - 1}
            className="disabled:opacity-35"
            onClick={() => onMove(place, place + 1)}
          />
          <IconButton icon="x" label={texts.remove(name)} onClick={onRemove} />
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

import { classNames } from '@/components/ui/class-names'
import { TextField } from '@/components/ui/text-field'
import { PHOTO_WORDS } from '@/lib/profiles/schema/photos'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { photoTexts as texts } from './texts'

export type Words = Pick<ProfilePhoto, 'alt' | 'caption'>

type PhotoWordsProps = {
  place: number
  words: Words
  error: string | undefined
  onWords: (words: Partial<Words>) => void
  className: string
}

/** What a photo shows, for those who cannot see it, and what stands below it. */
export function PhotoWords({ place, words, error, onWords, className }: PhotoWordsProps) {
  return (
    <div className={classNames('grid items-start gap-x-4 gap-y-3 sm:grid-cols-2', className)}>
      <TextField
        label={texts.alt}
        hint={place === 0 ? texts.altHint : undefined}
        name={`photo-${place}-alt`}
        value={words.alt}
        maxLength={PHOTO_WORDS.alt}
        error={error}
        required
        onChange={({ target }) => onWords({ alt: target.value })}
      />
      <TextField
        label={texts.caption}
        optional
        hint={place === 0 ? texts.captionHint : undefined}
        name={`photo-${place}-caption`}
        value={words.caption}
        maxLength={PHOTO_WORDS.caption}
        onChange={({ target }) => onWords({ caption: target.value })}
      />
    </div>
  )
}

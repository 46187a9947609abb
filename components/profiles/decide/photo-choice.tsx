import { Checkbox } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { photoTexts } from '../photos/texts'
import { decideTexts as texts } from './texts'

/** Which of the proposed photos are accepted: all, until the admin takes some out. */
export function PhotoChoice({ photos, error }: { photos: readonly ProfilePhoto[]; error: string | undefined }) {
  return (
    <div className="mt-3">
      <input type="hidden" name="photos-offered" value={photos.length} />
      <ChoiceGroup legend={texts.keepPhotos} error={error}>
        {photos.map(({ path, alt }, index) => (
          <Checkbox
            key={path}
            name="photos-keep"
            value={path}
            defaultChecked
            label={`${photoTexts.place(index + 1, photos.length)}: ${alt}`}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}

'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import { TextField } from '@/components/ui/text-field'
import { photoSources } from '@/lib/media/rules'
import { movePhoto } from '@/lib/profiles/rules/photo-list'
import { PHOTO_WORDS } from '@/lib/profiles/schema/photos'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { TOUR_PHOTOS } from '@/lib/providers/schema/tours'
import { FilePicker } from '../../photos/file-picker'
import { photoTexts } from '../../photos/texts'
import { UploadState } from '../../photos/upload-state'
import { usePhotoUploads } from '../../photos/use-photo-uploads'
import { listTexts as texts } from '../texts'
import { useArriving } from './use-arriving'

type TourPhotosProps = {
  providerId: string
  place: string
  photos: readonly ProfilePhoto[]
  errors: Record<string, string>
  onChange: (make: (before: ProfilePhoto[]) => ProfilePhoto[]) => void
  onArriving: (isArriving: boolean) => void
}

/** The photos of a tour in the order in which families go through them: added, described, moved, removed. */
export function TourPhotos({ providerId, place, photos, errors, onChange, onArriving }: TourPhotosProps) {
  const picker = useRef<HTMLInputElement>(null)
  const uploads = usePhotoUploads(providerId, (photo) => onChange((before) => [...before, photo]))
  useArriving(uploads.sending.length > 0, onArriving)
  const room = TOUR_PHOTOS.most - photos.length - uploads.sending.length

  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <ol className="grid gap-5">
          {photos.map(({ path, alt, width, height }, at) => {
            const name = texts.photoOf(at + 1, photos.length)
            return (
              <li
                key={path}
                className="grid grid-cols-[6.5rem_1fr] items-start gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]"
              >
                <Picture
                  {...photoSources({ path, width, height })}
                  alt={alt}
                  sizes="(min-width: 40rem) 10rem, 6.5rem"
                  className="aspect-[16/10] w-full rounded-lg sm:row-span-2"
                />
                <div className="flex items-center justify-between gap-2">
                  <span className="numbers text-sm font-semibold">{name}</span>
                  <span className="-mr-2.5 flex">
                    <IconButton
                      icon="chevron-up"
                      label={photoTexts.earlier(name)}
                      disabled={at === 0}
                      className="disabled:opacity-35"
                      onClick={() => onChange((before) => movePhoto(before, at, at - 1))}
                    />
                    <IconButton
                      icon="chevron-down"
                      label={photoTexts.later(name)}
                      disabled={at === photos.length - 1}
                      className="disabled:opacity-35"
                      onClick={() => onChange((before) => movePhoto(before, at, at + 1))}
                    />
                    <IconButton
                      icon="x"
                      label={photoTexts.remove(name)}
                      onClick={() => onChange((before) => before.filter((one) => one.path !== path))}
                    />
                  </span>
                </div>
                <TextField
                  name={`${place}-photos-${at}-alt`}
                  label={photoTexts.alt}
                  hint={at === 0 ? photoTexts.altHint : undefined}
                  maxLength={PHOTO_WORDS.alt}
                  value={alt}
                  error={errors[`${place}-photos-${at}-alt`]}
                  required
                  onChange={({ target }) =>
                    onChange((before) => before.map((one) => (one.path === path ? { ...one, alt: target.value } : one)))
                  }
                  className="col-span-2 sm:col-span-1"
                />
              </li>
            )
          })}
        </ol>
      )}
      <FilePicker field={picker} for="photos" onFiles={(files) => void uploads.addFiles(files.slice(0, room))} />
      <Button
        variant="secondary"
        disabled={room <= 0}
        className="justify-self-start"
        onClick={() => picker.current?.click()}
      >
        {photoTexts.add}
      </Button>
      <UploadState sending={uploads.sending} refused={uploads.refused} onDismiss={uploads.dismiss} />
      <p className="text-sm text-soft">{texts.photosHint}</p>
    </div>
  )
}

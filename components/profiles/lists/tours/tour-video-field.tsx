'use client'

import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { SentSoFar } from '@/components/forms/sending/sent-so-far'
import { useLeaveWarning } from '@/components/forms/sending/use-leave-warning'
import { TourVideo } from '@/components/providers/tour/tour-video'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { VIDEO_TYPES } from '@/lib/media/schema/video'
import { LIST_LIMITS } from '@/lib/profiles/schema/lists'
import type { VirtualTour } from '@/lib/providers/schema/tours'
import { photoTexts } from '../../photos/texts'
import { listTexts as texts } from '../texts'
import { useArriving } from './use-arriving'
import { useVideoUpload } from './use-video-upload'

type TourVideoFieldProps = {
  providerId: string
  place: string
  video: VirtualTour['video']
  errors: Record<string, string>
  onChange: (make: (before: VirtualTour['video']) => VirtualTour['video']) => void
  onArriving: (isArriving: boolean) => void
}

/** The video of a tour: chosen, looked at, described in words, removed. */
export function TourVideoField({ providerId, place, video, errors, onChange, onArriving }: TourVideoFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { sent, problem, add } = useVideoUpload(providerId, (path) =>
    // What is said of it may have been typed while it was on its way.
    onChange((before) => ({ path, alt: before?.alt ?? '' })),
  )
  const isArriving = sent !== undefined
  useLeaveWarning(isArriving)
  useArriving(isArriving, onArriving)
  const alt = `${place}-video-alt`

  return (
    <div className="grid gap-3">
      {video && <TourVideo path={video.path} label={texts.yourVideo} />}
      {sent ? (
        <SentSoFar label={photoTexts.uploading(sent.name)} {...sent} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => picker.current?.click()}>
            {video ? texts.replaceVideo : texts.addVideo}
          </Button>
          {video && (
            <Button variant="quiet" onClick={() => onChange(() => undefined)}>
              {texts.removeVideo}
            </Button>
          )}
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept={VIDEO_TYPES}
        hidden
        data-picker="video"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void add(file)
        }}
      />
      <FormAlert>{problem}</FormAlert>
      {video && (
        <TextAreaField
          name={alt}
          label={texts.videoWords}
          hint={texts.videoWordsHint}
          rows={3}
          required
          maxLength={LIST_LIMITS.video}
          value={video.alt}
          error={errors[alt]}
          onChange={({ target }) => onChange((before) => before && { ...before, alt: target.value })}
        />
      )}
      <p className="text-sm text-soft">{texts.videoHint}</p>
    </div>
  )
}

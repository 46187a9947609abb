'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import {
  isPermanentError,
  isSameFile,
  type ResumableUpload,
  UploadProgress,
  uploadInChunks,
  useLeaveWarning,
} from '@/components/forms/chunked-upload'
import { FormAlert } from '@/components/forms/form-alert'
import { useMessageText } from '@/components/platform/use-message-text'
import { TourVideo } from '@/components/providers/provider-media'
import { Button } from '@/components/ui/actions/button'
import { IconButton } from '@/components/ui/actions/icon-button'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { Picture } from '@/components/ui/surface/picture'
import { movePhoto } from '@/lib/listings/profiles/rules/values'
import { LIST_LIMITS, PHOTO_TEXT_LIMITS } from '@/lib/listings/profiles/schema/values'
import type { ProfilePhoto } from '@/lib/listings/profiles/types'
import { photoSources } from '@/lib/media/rules/pictures'
import { problemWithVideo, VIDEO_TYPES } from '@/lib/media/rules/videos'
import { failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { TOUR_PHOTOS, type VirtualTour } from '@/lib/providers/virtual-tours/schema'
import { FilePicker, problemWithFile, UploadState, usePhotoUploads } from '../photos/photo-upload'

/** Reports when an upload starts and ends; after unmounting it counts as ended. */
function useUploadReport(isUploading: boolean, onUploadingChange: (isUploading: boolean) => void): void {
  const report = useEffectEvent(onUploadingChange)
  useEffect(() => {
    report(isUploading)
    return () => report(false)
  }, [isUploading])
}

type TourPhotosProps = {
  providerId: string
  place: string
  photos: readonly ProfilePhoto[]
  errors: Record<string, string>
  onChange: (make: (before: ProfilePhoto[]) => ProfilePhoto[]) => void
  onUploadingChange: (isUploading: boolean) => void
}

/** A tour's photos in order: added, described, moved, removed. */
export function TourPhotos({ providerId, place, photos, errors, onChange, onUploadingChange }: TourPhotosProps) {
  const t = useTranslations('listings.lists')
  const photoTexts = useTranslations('listings.photos')
  const picker = useRef<HTMLInputElement>(null)
  const uploads = usePhotoUploads(providerId, (photo) => onChange((before) => [...before, photo]))
  useUploadReport(uploads.sending.length > 0, onUploadingChange)
  const room = TOUR_PHOTOS.most - photos.length - uploads.sending.length

  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <ol className="grid gap-5">
          {photos.map(({ path, alt, width, height }, at) => {
            const name = t('photoOf', { place: at + 1, count: photos.length })
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
                      label={photoTexts('earlier', { photo: name })}
                      disabled={at === 0}
                      className="disabled:opacity-35"
                      onClick={() => onChange((before) => movePhoto(before, at, at - 1))}
                    />
                    <IconButton
                      icon="chevron-down"
                      label={photoTexts('later', { photo: name })}
                      disabled={at === photos.length - 1}
                      className="disabled:opacity-35"
                      onClick={() => onChange((before) => movePhoto(before, at, at + 1))}
                    />
                    <IconButton
                      icon="x"
                      label={photoTexts('remove', { photo: name })}
                      onClick={() => onChange((before) => before.filter((one) => one.path !== path))}
                    />
                  </span>
                </div>
                <TextField
                  name={`${place}-photos-${at}-alt`}
                  label={photoTexts('alt')}
                  hint={at === 0 ? photoTexts('altHint') : undefined}
                  maxLength={PHOTO_TEXT_LIMITS.alt}
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
        {photoTexts('add')}
      </Button>
      <UploadState sending={uploads.sending} refused={uploads.refused} onDismiss={uploads.dismiss} />
      <p className="text-sm text-soft">{t('photosHint', TOUR_PHOTOS)}</p>
    </div>
  )
}

const uploadResponse = z.object({ id: z.string(), path: z.string().nullable() })
const idIn = (answer: unknown) => uploadResponse.parse(answer).id

/** Uploads a video in chunks; an interrupted upload resumes when the same file is chosen again. */
function useVideoUpload(providerId: string, onAdded: (path: string) => void) {
  const t = useTranslations('listings.photos')
  const messageText = useMessageText()
  const unfinished = useRef<{ file: File; sending: ResumableUpload<string> } | null>(null)
  const [sent, setSent] = useState<{ name: string; bytes: number; totalBytes: number }>()
  const [problem, setProblem] = useState<string>()

  async function add(file: File) {
    const problem = await problemWithFile(file, t, messageText, problemWithVideo)
    setProblem(problem)
    if (problem) return
    const { name, size: totalBytes } = file
    const onSent = (sending: ResumableUpload<string>) => {
      unfinished.current = { file, sending }
      setSent({ name, bytes: Math.min(totalBytes, sending.pieces * PIECE_BYTES), totalBytes })
    }
    const before = unfinished.current && isSameFile(unfinished.current.file, file) ? unfinished.current.sending : null
    setSent({ name, bytes: (before?.pieces ?? 0) * PIECE_BYTES, totalBytes })
    const addresses = {
      first: dashboardRoutes.api.providerVideos({ providerId, bytes: totalBytes }),
      next: (id: string, piece: number) => dashboardRoutes.api.videoPiece(id, piece, { providerId }),
    }
    try {
      const { last } = await uploadInChunks(file, addresses, idIn, before, onSent)
      const { path } = uploadResponse.parse(last)
      if (path) onAdded(path)
      unfinished.current = null
    } catch (error) {
      if (isPermanentError(error)) unfinished.current = null
      setProblem(failureText(error, t('notAdded')))
    } finally {
      setSent(undefined)
    }
  }
  return { sent, problem, add }
}

type TourVideoFieldProps = {
  providerId: string
  place: string
  video: VirtualTour['video']
  errors: Record<string, string>
  onChange: (make: (before: VirtualTour['video']) => VirtualTour['video']) => void
  onUploadingChange: (isUploading: boolean) => void
}

/** A tour's video: chosen, played, described, removed. */
export function TourVideoField({ providerId, place, video, errors, onChange, onUploadingChange }: TourVideoFieldProps) {
  const t = useTranslations('listings.lists')
  const photoTexts = useTranslations('listings.photos')
  const picker = useRef<HTMLInputElement>(null)
  const { sent, problem, add } = useVideoUpload(providerId, (path) =>
    // Its description may have been entered during the upload.
    onChange((before) => ({ path, alt: before?.alt ?? '' })),
  )
  const isUploading = sent !== undefined
  useLeaveWarning(isUploading)
  useUploadReport(isUploading, onUploadingChange)
  const alt = `${place}-video-alt`

  return (
    <div className="grid gap-3">
      {video && <TourVideo path={video.path} label={t('yourVideo')} />}
      {sent ? (
        <UploadProgress label={photoTexts('uploading', { name: sent.name })} {...sent} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => picker.current?.click()}>
            {video ? t('replaceVideo') : t('addVideo')}
          </Button>
          {video && (
            <Button variant="quiet" onClick={() => onChange(() => undefined)}>
              {t('removeVideo')}
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
          label={t('videoWords')}
          hint={t('videoWordsHint')}
          rows={3}
          required
          maxLength={LIST_LIMITS.video}
          value={video.alt}
          error={errors[alt]}
          onChange={({ target }) => onChange((before) => before && { ...before, alt: target.value })}
        />
      )}
      <p className="text-sm text-soft">{t('videoHint')}</p>
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { z } from 'zod'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button, Spinner } from '@/components/ui/actions/button'
import { Icon } from '@/components/ui/surface/icon'
import type { ProfilePhoto } from '@/lib/listings/profiles/types'
import { KIND_BYTES, PHOTO_TYPES, problemWithPhoto } from '@/lib/media/schema'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Translate } from '@/lib/platform/language/types'

type PhotoTexts = Translate<'listings.photos'>

type FilePickerProps = {
  /** The input, which a button opens with `click()`. */
  field: RefObject<HTMLInputElement | null>
  for: 'cover' | 'photos' | 'logo'
  onFiles: (files: File[]) => void
}

/** Chooses image files; for photos several at a time. The same ones can be chosen again. */
export function FilePicker({ field, for: use, onFiles }: FilePickerProps) {
  return (
    <input
      ref={field}
      type="file"
      accept={PHOTO_TYPES}
      multiple={use === 'photos'}
      hidden
      data-picker={use}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}

type UploadStateProps = { sending: readonly string[]; refused: readonly string[]; onDismiss: () => void }

/** Files being uploaded, and why others were rejected. */
export function UploadState({ sending, refused, onDismiss }: UploadStateProps) {
  const t = useTranslations('listings.photos')
  return (
    <>
      <div role="status">
        {sending[0] && (
          <p className="flex items-center gap-2.5 py-2 text-soft">
            <Spinner />
            <span className="min-w-0 break-words">{t('uploading', { name: sending[0] })}</span>
            {sending.length > 1 && <span className="numbers">+{sending.length - 1}</span>}
          </p>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {refused.length > 0 && (
          <div className="rounded-md border border-coral/40 bg-coral-soft px-4 py-3 text-ui text-coral-deep">
            <ul className="grid gap-1.5">
              {refused.map((sentence) => (
                <li key={sentence} className="flex gap-2.5">
                  <Icon name="alert-circle" className="mt-0.5" />
                  <span className="min-w-0 break-words">{sentence}</span>
                </li>
              ))}
            </ul>
            <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

const added = z.object({ path: z.string(), width: z.int(), height: z.int() })

/** Uploads files one after the other, and reports the failed ones. */
export function usePhotoUploads(providerId: string, onAdded: (photo: ProfilePhoto) => void) {
  const t = useTranslations('listings.photos')
  const messageText = useMessageText()
  const [sending, setSending] = useState<string[]>([])
  const [refused, setRefused] = useState<string[]>([])

  async function addFiles(files: readonly File[]) {
    setRefused([])
    setSending(files.map(({ name }) => name))
    for (const file of files) {
      const problem = (await problemWithFile(file, t, messageText)) ?? (await send(file))
      if (problem) setRefused((before) => [...before, t('refused', { name: file.name, sentence: problem })])
      setSending(([, ...others]) => others)
    }
  }

  /** Returns the error message. */
  async function send(file: Blob, take = onAdded): Promise<string | undefined> {
    try {
      const photo = added.parse(
        await callApi(dashboardRoutes.api.providerPhotos({ providerId }), { method: 'POST', body: file }),
      )
      take({ path: photo.path, alt: '', caption: '', width: photo.width, height: photo.height })
      return undefined
    } catch (error) {
      return failureText(error, t('notAdded'))
    }
  }
  return { sending, refused, addFiles, send, dismiss: () => setRefused([]) }
}

/** The error of a file before uploading; undefined if it is valid. A file in cloud storage, or one just deleted, may be unreadable. */
export async function problemWithFile(
  file: File,
  t: PhotoTexts,
  messageText: ReturnType<typeof useMessageText>,
  problemWith: typeof problemWithPhoto = problemWithPhoto,
): Promise<string | undefined> {
  try {
    const problem = problemWith(file.size, new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()))
    return problem && messageText(problem)
  } catch (error) {
    return failureText(error, t('notAdded'))
  }
}

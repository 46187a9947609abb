'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useMessageText } from '@/components/platform/use-message-text'
import { Logo } from '@/components/providers/provider-media'
import { Button } from '@/components/ui/actions/button'
import { useFileAddress } from '@/components/ui/fields/file-address'
import { Dialog } from '@/components/ui/overlays/dialog'
import { Skeleton } from '@/components/ui/surface/loading'
import { KIND_BYTES, pictureKind, UPLOAD_MESSAGES } from '@/lib/media/schema'
import { callForFile, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Translate } from '@/lib/platform/language/types'
import { FilePicker, problemWithFile, usePhotoUploads } from './photo-upload'

/**
 * A photo that this browser can display: few support HEIC, so the server converts it to JPEG. Rejects with a message.
 */
async function toDisplayable(file: File, t: Translate<'listings.photos'>): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer())
  if (pictureKind(start) !== 'heic') return file
  try {
    return await callForFile(dashboardRoutes.api.readablePhoto(), file)
  } catch (error) {
    throw failureText(error, t('notAdded'))
  }
}

/** Loaded, with the cropping library, when a file has been chosen. */
const CoverCropper = lazy(() => import('./cover-cropper'))

type CoverDialogProps = {
  shape: 'cover' | 'logo'
  /** The dialog is open while there is a file. */
  file: File | null
  /** Called when the file is discarded. */
  onClose: () => void
  /** Called when the file cannot be used. */
  onRefused: (sentence: string) => void
  /** Receives the cropped part; returns an error message, if any. */
  onSave: (jpeg: Blob) => Promise<string | undefined>
}

/** Crops the cover or logo out of a chosen file. After a network error the dialog stays as it was. */
export function CoverDialog({ shape, file, onClose, onRefused, onSave }: CoverDialogProps) {
  const t = useTranslations('listings.photos')
  const messageText = useMessageText()
  const [shown, setShown] = useState<Blob | null>(null)
  const address = useFileAddress(shown)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file resets it
  useEffect(() => {
    setShown(null)
    setProblem(undefined)
    if (!file) return
    let isCurrent = true
    toDisplayable(file, t).then(
      (blob) => isCurrent && setShown(blob),
      (sentence) => isCurrent && onRefused(String(sentence)),
    )
    return () => {
      isCurrent = false
    }
  }, [file])

  async function save(jpeg: Blob | null) {
    setIsSaving(true)
    const found = jpeg ? await onSave(jpeg) : t('notAdded')
    setProblem(found)
    setIsSaving(false)
  }

  return (
    <Dialog open={file !== null} onClose={onClose} title={t(`cropTitle.${shape}`)} description={t('cropText')}>
      <div className="grid gap-4">
        <FormAlert>{problem}</FormAlert>
        <Suspense fallback={<Preparing />}>
          {address ? (
            <CoverCropper
              shape={shape}
              address={address}
              isSaving={isSaving}
              onSave={(jpeg) => void save(jpeg)}
              onCancel={onClose}
              onUnreadable={() => onRefused(messageText(UPLOAD_MESSAGES.broken))}
              onTooSmall={(width, height) => onRefused(t('tooSmall', { width, height }))}
            />
          ) : (
            <Preparing />
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}

function Preparing() {
  const t = useTranslations('listings.photos')
  return (
    <div>
      <p role="status" className="mb-3 text-soft">
        {t('preparing')}
      </p>
      <Skeleton className="aspect-[4/3] w-full" />
    </div>
  )
}

type LogoFieldProps = {
  label: string
  providerId: string
  /** The logo's path; empty without one. */
  path: string
  error: string | undefined
  onChange: (path: string) => void
}

/** The square logo: chosen, cropped, removed. It is submitted with the form around it. */
export function LogoField({ label, providerId, path, error, onChange }: LogoFieldProps) {
  const t = useTranslations('listings.photos')
  const messageText = useMessageText()
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const { send } = usePhotoUploads(providerId, (photo) => onChange(photo.path))

  async function choose(chosen: File) {
    const found = await problemWithFile(chosen, t, messageText)
    setProblem(found && t('refused', { name: chosen.name, sentence: found }))
    if (!found) setFile(chosen)
  }
  async function save(jpeg: Blob) {
    const found = await send(jpeg)
    if (!found) setFile(null)
    return found
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-ui font-semibold">{label}</legend>
      <FilePicker field={picker} for="logo" onFiles={([chosen]) => chosen && void choose(chosen)} />
      <div className="flex flex-wrap items-center gap-3">
        {path && <Logo path={path} />}
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          {path ? t('replaceLogo') : t('chooseLogo')}
        </Button>
        {path && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-xs text-soft">{t('logoHint')}</p>
      <FormAlert>{problem ?? error}</FormAlert>
      <CoverDialog
        shape="logo"
        file={file}
        onClose={() => setFile(null)}
        onRefused={(sentence) => {
          setProblem(file ? t('refused', { name: file.name, sentence }) : sentence)
          setFile(null)
        }}
        onSave={save}
      />
    </fieldset>
  )
}

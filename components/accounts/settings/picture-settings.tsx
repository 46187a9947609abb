'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { useFileAddress } from '@/components/ui/fields/file-address'
import { Dialog } from '@/components/ui/overlays/dialog'
import { showToast } from '@/components/ui/overlays/toasts'
import { Avatar } from '@/components/ui/surface/avatar'
import { Skeleton } from '@/components/ui/surface/loading'
import { PICTURE_TYPES } from '@/lib/media/rules/pictures'
import { type Crop, KIND_BYTES, problemWithFile, UPLOAD_MESSAGES } from '@/lib/media/schema'
import { ApiError, callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { useProfileRefresh } from './personal-forms'

/** Loaded, with the cropping library, when a file has been chosen. */
const PictureCropper = lazy(() => import('./picture-cropper'))

type PictureDialogProps = {
  /** The dialog is open while there is a file. */
  file: File | null
  onClose: () => void
  /** Called when the file cannot be used. */
  onRefused: (sentence: string) => void
  onSaved: () => void
}

/** Selects a square of the chosen file, and sends the file with that selection. After a network error the dialog stays as it was. */
function PictureDialog({ file, onClose, onRefused, onSaved }: PictureDialogProps) {
  const t = useTranslations('accounts.profile')
  const address = useFileAddress(file)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // A different file starts over.
  useEffect(() => {
    if (!file) return
    setCrop(null)
    setProblem(undefined)
  }, [file])

  async function save() {
    if (!file || !crop) return
    setIsBusy(true)
    try {
      await callApi(dashboardRoutes.api.ownPicture(crop), { method: 'POST', body: file })
      onSaved()
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : undefined
      if (error instanceof ApiError && error.status === 400 && sentence) onRefused(sentence)
      else setProblem(sentence ?? t('fallback'))
    }
    setIsBusy(false)
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button busy={isBusy} disabled={!crop} onClick={() => void save()}>
        {t('savePicture')}
      </Button>
    </>
  )
  return (
    <Dialog open={file !== null} onClose={onClose} title={t('cropTitle')} description={t('cropText')} footer={footer}>
      <div className="grid gap-4">
        <FormAlert>{problem}</FormAlert>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          {address && (
            <PictureCropper
              address={address}
              crop={crop}
              onCrop={setCrop}
              onUnreadable={() => onRefused(UPLOAD_MESSAGES.broken)}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}

/** The user's picture: choose, crop, remove. */
export function PictureSettings({ name, picture }: { name: string; picture: string | null }) {
  const t = useTranslations('accounts.profile')
  const messageText = useMessageText()
  const refresh = useProfileRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function choose(chosen: File | undefined) {
    // Otherwise the same file could not be chosen again.
    if (input.current) input.current.value = ''
    if (!chosen) return
    const start = new Uint8Array(await chosen.slice(0, KIND_BYTES).arrayBuffer())
    const found = problemWithFile(chosen.size, start)
    setProblem(found)
    if (!found) setFile(chosen)
  }

  async function remove() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await callApi(dashboardRoutes.api.ownPicture(), { method: 'DELETE' })
      showToast({ title: t('pictureRemoved') })
      await refresh()
    } catch (error) {
      setProblem(failureText(error, t('fallback')))
    }
    setIsBusy(false)
  }

  return (
    <RestoredFocus className="grid gap-5">
      <FormAlert>{problem && messageText(problem)}</FormAlert>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} picture={picture} size="lg" />
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          hidden
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {picture ? t('otherPicture') : t('choosePicture')}
          </Button>
          {picture && (
            <Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
              {t('removePicture')}
            </Button>
          )}
        </div>
      </div>
      <PictureDialog
        file={file}
        onClose={() => setFile(null)}
        onRefused={(sentence) => {
          setFile(null)
          setProblem(sentence)
        }}
        onSaved={() => {
          setFile(null)
          showToast({ title: t('pictureSaved') })
          void refresh()
        }}
      />
    </RestoredFocus>
  )
}

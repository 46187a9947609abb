'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useFileAddress } from '@/components/ui/use-file-address'
import type { Crop } from '@/lib/media/schema/crop'
import { UPLOAD_SENTENCES } from '@/lib/media/schema/upload'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { profileTexts as texts } from './texts'

/** With the library for cutting out: fetched when a file was chosen. */
const PictureCropper = lazy(() => import('./picture-cropper'))

type PictureDialogProps = {
  /** Open while there is one. */
  file: File | null
  onClose: () => void
  /** The file cannot be used at all. */
  onRefused: (sentence: string) => void
  onSaved: () => void
}

/** Cuts the square out of a chosen file and sends both. After an error of the way everything stands as it was. */
export function PictureDialog({ file, onClose, onRefused, onSaved }: PictureDialogProps) {
  const address = useFileAddress(file)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // Another file begins anew.
  useEffect(() => {
    if (!file) return
    setCrop(null)
    setProblem(undefined)
  }, [file])

  async function save() {
    if (!file || !crop) return
    setIsBusy(true)
    try {
      await callApi(routes.api.ownPicture(crop), { method: 'POST', body: file })
      onSaved()
    } catch (error) {
      const sentence = error instanceof CallError ? error.sentence : undefined
      if (error instanceof CallError && error.status === 400 && sentence) onRefused(sentence)
      else setProblem(sentence ?? texts.fallback)
    }
    setIsBusy(false)
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button busy={isBusy} disabled={!crop} onClick={() => void save()}>
        {texts.savePicture}
      </Button>
    </>
  )
  return (
    <Dialog open={file !== null} onClose={onClose} title={texts.cropTitle} description={texts.cropText} footer={footer}>
      <div className="grid gap-4">
        <FormAlert>{problem}</FormAlert>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          {address && (
            <PictureCropper
              address={address}
              crop={crop}
              onCrop={setCrop}
              onUnreadable={() => onRefused(UPLOAD_SENTENCES.broken)}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}

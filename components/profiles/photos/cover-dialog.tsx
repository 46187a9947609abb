'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { useFileAddress } from '@/components/ui/use-file-address'
import { UPLOAD_SENTENCES } from '@/lib/media/schema/upload'
import { showable } from './showable'
import { photoTexts as texts } from './texts'

/** With the library for cutting out: fetched when a file was chosen. */
const CoverCropper = lazy(() => import('./cover-cropper'))

type CoverDialogProps = {
  shape: 'cover' | 'logo'
  /** Open while there is one. */
  file: File | null
  /** The file is discarded. */
  onClose: () => void
  /** The file cannot be used at all. */
  onRefused: (sentence: string) => void
  /** Takes the cut part; answers what went wrong, in a sentence. */
  onSave: (jpeg: Blob) => Promise<string | undefined>
}

/** Cuts the cover or logo out of a chosen file. After an error of the way everything stands as it was. */
export function CoverDialog({ shape, file, onClose, onRefused, onSave }: CoverDialogProps) {
  const [shown, setShown] = useState<Blob | null>(null)
  const address = useFileAddress(shown)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file begins anew, and nothing else does
  useEffect(() => {
    setShown(null)
    setProblem(undefined)
    if (!file) return
    let isCurrent = true
    showable(file).then(
      (blob) => isCurrent && setShown(blob),
      (sentence) => isCurrent && onRefused(String(sentence)),
    )
    return () => {
      isCurrent = false
    }
  }, [file])

  async function save(jpeg: Blob | null) {
    setIsSaving(true)
    const found = jpeg ? await onSave(jpeg) : texts.notAdded
    setProblem(found)
    setIsSaving(false)
  }

  return (
    <Dialog open={file !== null} onClose={onClose} title={texts.cropTitle[shape]} description={texts.cropText}>
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
              onUnreadable={() => onRefused(UPLOAD_SENTENCES.broken)}
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
  return (
    <div>
      <p role="status" className="mb-3 text-soft">
        {texts.preparing}
      </p>
      <Skeleton className="aspect-[4/3] w-full" />
    </div>
  )
}

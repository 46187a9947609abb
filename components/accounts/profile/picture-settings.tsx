'use client'

import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { KIND_BYTES } from '@/lib/media/schema/picture-kind'
import { PICTURE_TYPES, problemWithFile } from '@/lib/media/schema/upload'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { PictureDialog } from './picture-dialog'
import { profileTexts as texts } from './texts'
import { useProfileRefresh } from './use-profile-refresh'

/** The own picture: choose one, cut it out, remove it. */
export function PictureSettings({ name, picture }: { name: string; picture: string | null }) {
  const refresh = useProfileRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function choose(chosen: File | undefined) {
    // Or the same file could not be chosen again.
    if (input.current) input.current.value = ''
    if (!chosen) return
    const start = new Uint8Array(await chosen.slice(0, KIND_BYTES).arrayBuffer())
    const found = problemWithFile(chosen.size, start)
    setProblem(found)
    if (!found) setFile(chosen)
  }

  async function remove() {
    setIsBusy(true)
    try {
      await callApi(routes.api.ownPicture(), { method: 'DELETE' })
      showToast({ title: texts.pictureRemoved })
      await refresh()
    } catch (error) {
      console.error(error)
      setProblem(texts.fallback)
    }
    setIsBusy(false)
  }

  return (
    <div className="grid gap-5">
      <FormAlert>{problem}</FormAlert>
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
            {picture ? texts.otherPicture : texts.choosePicture}
          </Button>
          {picture && (
            <Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
              {texts.removePicture}
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
          showToast({ title: texts.pictureSaved })
          void refresh()
        }}
      />
    </div>
  )
}

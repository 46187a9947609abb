'use client'

import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Logo } from '@/components/providers/logo'
import { Button } from '@/components/ui/button'
import { CoverDialog } from './cover-dialog'
import { FilePicker } from './file-picker'
import { photoTexts as texts } from './texts'
import { problemIn, usePhotoUploads } from './use-photo-uploads'

type LogoFieldProps = {
  label: string
  providerId: string
  /** Its address; empty where there is none. */
  path: string
  error: string | undefined
  onChange: (path: string) => void
}

/** The square logo: chosen, cut out, taken away. It is sent with the form around it. */
export function LogoField({ label, providerId, path, error, onChange }: LogoFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const { send } = usePhotoUploads(providerId, (photo) => onChange(photo.path))

  async function choose(chosen: File) {
    const found = await problemIn(chosen)
    setProblem(found && texts.refused(chosen.name, found))
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
          {path ? texts.replaceLogo : texts.chooseLogo}
        </Button>
        {path && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-xs text-soft">{texts.logoHint}</p>
      <FormAlert>{problem ?? error}</FormAlert>
      <CoverDialog
        shape="logo"
        file={file}
        onClose={() => setFile(null)}
        onRefused={(sentence) => {
          setProblem(file ? texts.refused(file.name, sentence) : sentence)
          setFile(null)
        }}
        onSave={save}
      />
    </fieldset>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { MOST_UPLOAD_BYTES } from '@/lib/imports/rules/upload-steps'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { ImportKind } from '@/prisma/generated/enums'
import { importTexts as texts } from './texts'
import { idIn } from './upload-answer'

const MEGABYTES = MOST_UPLOAD_BYTES / 1024 / 1024
const TOO_LARGE = texts.tooLarge(MEGABYTES)
const KINDS = Object.values(ImportKind).map((value) => ({ value, label: texts.kinds[value] }))

/** Sends a file as it is; what it holds is said on its own page. */
export function UploadForm() {
  const router = useRouter()
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const file = fields.get('file')
    if (!(file instanceof File)) return
    if (file.size > MOST_UPLOAD_BYTES) throw new CallError(413, '', TOO_LARGE, { name: TOO_LARGE })
    const address = routes.api.imports({ kind: String(fields.get('kind')), name: file.name })
    const id = idIn(await callApi(address, { method: 'POST', body: file }))
    showToast({ title: texts.sent })
    router.push(routes.admin.import(id))
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-4">
      <FormAlert>{alertOf(texts.notSent, ['name'])}</FormAlert>
      <SelectField name="kind" label={texts.kind} options={KINDS} />
      <TextField
        type="file"
        name="file"
        label={texts.file}
        hint={texts.fileHint(MEGABYTES)}
        accept=".csv,.txt,text/csv,text/plain"
        error={errors.name}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
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
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { MAX_UPLOAD_BYTES } from '@/lib/imports/uploads/rules'
import { TOO_LARGE } from '@/lib/imports/uploads/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { ImportKind } from '@/prisma/generated/enums'

const answer = z.object({ id: z.int() })
/** The number of the uploaded file. */
const idIn = (value: unknown): number => answer.parse(value).id

/** The formats that lib/imports/reading understands. */
const FILE_TYPES = '.csv,.tsv,.tab,.txt,.xlsx,.json,.jsonl,.ndjson,.geojson,.zip,.gz,text/csv,text/plain'

type UploadFormProps = { source?: { id: number; kind: ImportKind } }

/** Uploads the raw file. How to read it is set on the file's own page, or by the source that it is for. */
export function UploadForm({ source }: UploadFormProps) {
  const t = useTranslations('imports.files')
  const messageText = useMessageText()
  const router = useRouter()
  const { isLeaving, leaveTo } = useLeaving()
  const unfinished = useRef<{ file: File; kind: string; sending: ResumableUpload<number> } | null>(null)
  const [sent, setSent] = useState<{ bytes: number; totalBytes: number }>()
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const [file, kind] = [fields.get('file'), source?.kind ?? String(fields.get('kind'))]
    if (!(file instanceof File)) return
    if (file.size > MAX_UPLOAD_BYTES) {
      const tooLarge = messageText(TOO_LARGE)
      throw new ApiError(413, '', tooLarge, { name: tooLarge })
    }
    const isSame = unfinished.current && isSameFile(unfinished.current.file, file) && unfinished.current.kind === kind
    // Another file cannot resume this upload.
    if (!isSame) unfinished.current = null
    const onSent = (sending: ResumableUpload<number>) => {
      unfinished.current = { file, kind, sending }
      setSent({ bytes: Math.min(file.size, sending.pieces * PIECE_BYTES), totalBytes: file.size })
    }
    const addresses = {
      first: dashboardRoutes.api.imports({ kind, name: file.name, bytes: file.size || undefined }),
      next: dashboardRoutes.api.importPiece,
    }
    const { id } = await uploadInChunks(file, addresses, idIn, unfinished.current?.sending ?? null, onSent).catch(
      (error: unknown) => {
        if (isPermanentError(error)) unfinished.current = null
        if (unfinished.current === null) setSent(undefined)
        throw error
      },
    )
    unfinished.current = null
    if (source)
      await callApi(dashboardRoutes.api.importSource(source.id), {
        method: 'POST',
        body: { action: 'run', uploadId: id },
      })
    showToast({ title: t('sent') })
    if (source) router.refresh()
    else leaveTo(dashboardRoutes.admin.import(id))
  })
  const isLong = isSending && sent !== undefined && sent.bytes < sent.totalBytes
  useLeaveWarning(isLong)
  const kinds = Object.values(ImportKind).map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-4">
      <FormAlert>{alertOf(sent && !isSending ? t('notWhole') : t('notSent'), ['name'])}</FormAlert>
      {!source && <SelectField name="kind" label={t('kind')} options={kinds} />}
      <TextField
        type="file"
        name="file"
        label={t('file')}
        hint={t('fileHint')}
        accept={FILE_TYPES}
        error={errors.name}
      />
      {isLong && <UploadProgress label={t('send')} {...sent} />}
      <Button type="submit" busy={isSending || isLeaving} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/surface/icon'
import { MAX_ATTACHED, MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/rules/conversation'
import type { PlacedReplies } from '@/lib/enrollment/saved-replies/schema'
import { PICTURE_TYPES, UPLOAD } from '@/lib/media/rules/pictures'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ReplyPicker } from '../saved-replies/reply-picker'

/** A file being uploaded, uploaded (`id`), or rejected (`problem`). */
type AddedFile = { key: number; name: string; id?: number; problem?: string }

let lastKey = 0

/** Files for a message being written: each is uploaded as soon as it is chosen. */
function useAttachments(inquiryId: number) {
  const t = useTranslations('enrollment.attachments')
  const [files, setFiles] = useState<AddedFile[]>([])
  const change = (key: number, to: Partial<AddedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))

  async function addOne(file: File, isRoom: boolean) {
    lastKey += 1
    const key = lastKey
    setFiles((all) => [...all, { key, name: file.name }])
    if (!isRoom) return change(key, { problem: t('tooMany', { count: MAX_ATTACHED }) })
    if (file.size > UPLOAD.maxBytes) return change(key, { problem: t('tooLarge') })
    try {
      const path = dashboardRoutes.api.inquiryAttachments(inquiryId, { name: file.name.slice(-200) })
      const answer = await callApi(path, { method: 'POST', body: file })
      change(key, isAdded(answer) ? { id: answer.id, name: answer.name } : { problem: t('failed') })
    } catch (error) {
      change(key, { problem: failureText(error, t('failed')) })
    }
  }

  function add(chosen: readonly File[]) {
    const room = MAX_ATTACHED - files.filter(({ problem }) => !problem).length
    // Earlier rejections are cleared.
    setFiles((all) => all.filter(({ problem }) => !problem))
    for (const [index, file] of chosen.entries()) void addOne(file, index < room)
  }

  function remove({ key, id }: AddedFile) {
    setFiles((all) => all.filter((one) => one.key !== key))
    // If this fails, the server deletes what was never sent.
    if (id !== undefined)
      callApi(dashboardRoutes.api.attachment(id), { method: 'DELETE' }).catch((error: unknown) => console.error(error))
  }

  return {
    files,
    ids: files.flatMap(({ id }) => (id === undefined ? [] : [id])),
    isAdding: files.some(({ id, problem }) => id === undefined && !problem),
    add,
    remove,
    clear: () => setFiles([]),
  }
}

function isAdded(answer: unknown): answer is { id: number; name: string } {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'name' in answer
}

/** A button for the native file picker, and the state of each file. */
function AttachmentPicker({ files, add, remove }: ReturnType<typeof useAttachments>) {
  const t = useTranslations('enrollment.attachments')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={`${PICTURE_TYPES},application/pdf`}
        aria-label={t('add')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
      <Button
        ref={button}
        variant="quiet"
        onClick={() => input.current?.click()}
        aria-describedby={hintId}
        className="-ml-3"
      >
        <Icon name="plus" />
        {t('add')}
      </Button>
      <p id={hintId} className="text-sm text-soft">
        {t('hint', { count: MAX_ATTACHED })}
      </p>
      <ul aria-label={t('list')} aria-live="polite" className="grid empty:hidden">
        {files.map((file) => {
          const { key, name, id, problem } = file
          const state = problem
            ? t('refused', { name, why: problem })
            : id === undefined
              ? t('sending', { name })
              : t('ready', { name })
          return (
            <li key={key} className="flex items-center gap-2">
              <span className={problem ? 'min-w-0 flex-1 break-words text-coral-deep' : 'min-w-0 flex-1 break-words'}>
                {state}
              </span>
              <Button
                variant="quiet"
                aria-label={t('remove', { name })}
                onClick={() => {
                  remove(file)
                  button.current?.focus()
                }}
              >
                <Icon name="x" />
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export type SavedReplies = PlacedReplies & { providerId: string }

type ReplyFormProps = {
  userId: number
  inquiryId: number
  /** False if the other party reads by email. */
  canAttach: boolean
  /** For provider members. */
  saved?: SavedReplies
  onSent: () => void
}

export function ReplyForm({ userId, inquiryId, canAttach, saved, onSent }: ReplyFormProps) {
  const t = useTranslations('enrollment.conversations')
  const form = useRef<HTMLFormElement>(null)
  const { storeInput, discard } = useDraft(form, userId, `reply-${inquiryId}`)
  const attachments = useAttachments(inquiryId)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { text: fields.get('text'), attachmentIds: attachments.ids }
    await callApi(dashboardRoutes.api.inquiryMessages(inquiryId), { method: 'POST', body })
    discard()
    attachments.clear()
    form.current?.reset()
    onSent()
  })
  return (
    <form
      ref={form}
      id="reply"
      onSubmit={onSubmit}
      onInput={storeInput}
      noValidate
      className="mt-6 grid scroll-mt-24 gap-4"
    >
      <FormAlert>{alertOf(t('notSent'), ['text'])}</FormAlert>
      {saved && <ReplyPicker form={form} {...saved} />}
      <TextAreaField
        name="text"
        label={t('answer')}
        hint={t('answerHint')}
        error={errors.text}
        required
        maxLength={MESSAGE_LIMITS.text}
        rows={5}
      />
      {canAttach && <AttachmentPicker {...attachments} />}
      <Button type="submit" busy={isSending || attachments.isAdding} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}

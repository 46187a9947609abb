'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { RelativeDate } from '@/components/providers/detail/relative-date'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { showToast } from '@/components/ui/toast-store'
import { LEAD_LIMITS } from '@/lib/leads/schema'
import type { LeadNote } from '@/lib/leads/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { relativeTime } from '@/lib/providers/rules/relative-time'
import { leadTexts as texts } from '../texts'

type LeadNotesProps = { userId: number; leadId: number; notes: readonly LeadNote[]; now: string }

/** What the provider's people wrote down, the newest first; each removes their own. */
export function LeadNotes({ userId, leadId, notes, now }: LeadNotesProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { kept, forget } = useDraft(form, userId, `note-${leadId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(routes.api.leadNotes(leadId), { method: 'POST', body: { text: fields.get('text') } })
    forget()
    form.current?.reset()
    showToast({ title: texts.noteAdded })
    router.refresh()
  })

  async function remove(id: number) {
    await callApi(routes.api.leadNote(id), { method: 'DELETE' })
    showToast({ title: texts.noteRemoved })
    router.refresh()
  }

  return (
    <div className="-mr-8 text-ink">
      <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid gap-3">
        <FormAlert>{alertOf(texts.notSaved, ['text'])}</FormAlert>
        <TextAreaField
          name="text"
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={LEAD_LIMITS.note}
          error={errors.text}
          required
        />
        <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
          {texts.addNote}
        </Button>
      </form>
      <ul aria-label={texts.notes} className="mt-4 divide-y divide-line empty:hidden">
        {notes.map(({ id, text, author, createdAt, isYours }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-soft">
              {isYours ? texts.you : texts.by(author)}
              <RelativeDate time={createdAt} text={relativeTime(createdAt, new Date(now))} />
            </p>
            <p className="mt-0.5 break-words whitespace-pre-wrap">{text}</p>
            {isYours && (
              <AskFirst
                label={texts.removeNote}
                question={texts.removeQuestion}
                confirm={texts.removeNote}
                act={() => remove(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

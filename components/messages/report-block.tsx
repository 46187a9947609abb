'use client'

import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { showToast } from '@/components/ui/toast-store'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { BlockButton } from './block-button'
import { messageTexts as texts } from './texts'

const REASONS = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }))

type ReportBlockProps = { inquiryId: number; isBlockedByYou: boolean; onChange: () => void }

/** What helps against a conversation that is none. */
export function ReportBlock({ inquiryId, isBlockedByYou, onChange }: ReportBlockProps) {
  const form = useRef<HTMLFormElement>(null)
  const { onSubmit, refusal, isSending, errors } = useSending(async (fields) => {
    const body = { reason: fields.get('reason'), note: fields.get('note') }
    await callApi(routes.api.inquiryReport(inquiryId), { method: 'POST', body })
    form.current?.reset()
    showToast({ title: texts.reported, description: texts.reportedText })
  })
  const hasField = Boolean(errors.reason ?? errors.note)
  return (
    <Disclosure summary={texts.more} className="mt-8 border-t">
      <p>{texts.blockText}</p>
      <BlockButton inquiryId={inquiryId} isBlocked={isBlockedByYou} onChange={onChange} />
      <form ref={form} onSubmit={onSubmit} noValidate className="mt-6 grid gap-4 text-ink">
        <p className="text-soft">{texts.reportText}</p>
        <FormAlert>{refusal && !hasField ? texts.reportFailed : undefined}</FormAlert>
        <SelectField
          name="reason"
          label={texts.reportReason}
          defaultValue=""
          options={[{ value: '', label: texts.chooseReason }, ...REASONS]}
          error={errors.reason}
        />
        <TextAreaField
          name="note"
          label={texts.reportNote}
          optional
          maxLength={MESSAGE_LIMITS.note}
          rows={3}
          error={errors.note}
        />
        <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
          {texts.sendReport}
        </Button>
      </form>
    </Disclosure>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { dashboardMessages } from '@/components/families/dashboard/messages'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { enrollmentMessages as texts } from './messages'

type Named = { id: string; name: string }
type TransferFormProps = { userId: number; placeId: number; name: string; others: readonly Named[] }

/** The page of a transfer. */
export function TransferView(props: TransferFormProps) {
  const crumbs = [
    { label: dashboardMessages.title, href: routes.caregiverDashboard() },
    { label: texts.requestTransfer },
  ]
  return (
    <>
      <PageHead title={texts.requestTransfer} lead={texts.transferLead(props.name)} crumbs={crumbs} />
      <div className="wrap pb-16">
        <TransferForm {...props} />
      </div>
    </>
  )
}

/** A message to the current provider, and to the next one if chosen. */
function TransferForm({ userId, placeId, name, others }: TransferFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [next, setNext] = useState('')
  const { storeInput, discard } = useDraft(form, userId, `transfer-${placeId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { text: fields.get('text'), nextDaycareId: next, nextText: next ? fields.get('nextText') : '' }
    await callApi(routes.api.enrollmentTransfer(placeId), { method: 'POST', body })
    discard()
    showToast({ title: texts.transferSent })
    router.push(routes.messages('caregiver'))
  })
  const message = { required: true, maxLength: MESSAGE_LIMITS.text }
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid max-w-narrow gap-5">
      <FormAlert>{alertOf(texts.transferNotSent, ['text', 'nextDaycareId', 'nextText'])}</FormAlert>
      <TextAreaField
        name="text"
        label={texts.toPresent(name)}
        defaultValue={texts.presentDraft}
        error={errors.text}
        {...message}
      />
      {others.length > 0 && (
        <SelectField
          label={texts.next}
          hint={texts.nextHint}
          value={next}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
          options={[{ value: '', label: texts.nobody }, ...others.map((one) => ({ value: one.id, label: one.name }))]}
          error={errors.nextDaycareId}
        />
      )}
      {next && (
        <TextAreaField
          name="nextText"
          label={texts.toNext}
          defaultValue={texts.nextDraft}
          error={errors.nextText}
          {...message}
        />
      )}
      <p className="text-soft">{texts.transferStays}</p>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.sendTransfer}
      </Button>
    </form>
  )
}

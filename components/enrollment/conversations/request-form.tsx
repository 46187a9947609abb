'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/schema'
import type { OfferedSlot } from '@/lib/enrollment/tours/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { RequestTimes, timesIn } from '../tours/time-fields'
import { conversationMessages as texts } from './messages'

/** Public id and name. */
export type Named = { id: string; name: string }
/** A favorite that can get the same request. */
export type Other = Named & { isByMail: boolean }
type RequestFormProps = {
  userId: number
  provider: Named
  others: readonly Other[]
  months: readonly Option[]
  range: Range
  /** Tour times offered by the first provider. */
  slots: readonly OfferedSlot[]
}
type Range = { min: string; max: string }
type Option = { value: string; label: string }

const FIELDS = ['subject', 'text', 'childAgeMonths', 'wantedStart', 'slot']

/**
 * A request to one provider, and up to four favorites along with it. The fields preserve their input whatever the
 * server answers.
 */
export function RequestForm({ userId, provider, others, months, range, slots }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { kept, forget } = useDraft(form, userId, `request-${provider.id}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const daycareIds = [provider.id, ...fields.getAll('also')]
    const body = { ...Object.fromEntries(fields), daycareIds, tourTimes: timesIn(fields) }
    // If the chosen time was taken meanwhile, the remaining ones are loaded.
    const answer = await callApi(routes.api.inquiries(), { method: 'POST', body }).catch((error) => {
      if (error instanceof ApiError && error.fields.slot) router.refresh()
      throw error
    })
    forget()
    const [id] = idsIn(answer)
    const isOne = daycareIds.length === 1
    showToast({ title: isOne ? texts.requestSent : texts.requestsSent(daycareIds.length) })
    router.push(isOne && id !== undefined ? routes.conversation('caregiver', id) : routes.messages('caregiver'))
  })
  // The server names one of them by its index.
  const times = Object.keys(errors).filter((name) => name.startsWith('tourTimes'))
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid max-w-narrow gap-5">
      <FormAlert>{alertOf(texts.requestNotSent, [...FIELDS, ...times])}</FormAlert>
      <TextField
        name="subject"
        label={texts.subject}
        defaultValue={texts.defaultSubject(provider.name)}
        required
        maxLength={MESSAGE_LIMITS.subject}
        error={errors.subject}
      />
      <TextAreaField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        required
        maxLength={MESSAGE_LIMITS.text}
        rows={6}
        error={errors.text}
      />
      <TextField
        name="childAgeMonths"
        label={texts.childAgeField}
        hint={texts.childAgeHint}
        inputMode="numeric"
        autoComplete="off"
        optional
        error={errors.childAgeMonths}
      />
      <SelectField
        name="wantedStart"
        label={texts.wantedStartField}
        optional
        defaultValue=""
        options={[{ value: '', label: texts.anyMonth }, ...months]}
        error={errors.wantedStart}
      />
      <RequestTimes slots={slots} range={range} errors={{ slot: errors.slot, times: errors[times[0] ?? ''] }} />
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{texts.alsoAsk}</legend>
          <p className="text-sm text-soft">{texts.alsoAskHint}</p>
          {others.map(({ id, name, isByMail }) => (
            <Checkbox key={id} name="also" value={id} label={name} hint={isByMail ? texts.alsoByMail : undefined} />
          ))}
        </fieldset>
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.sendRequest}
      </Button>
    </form>
  )
}

function idsIn(answer: unknown): number[] {
  const ids = typeof answer === 'object' && answer !== null && 'ids' in answer ? answer.ids : []
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}

'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { SUSPENSION_WORDS } from '@/lib/accounts/rules/suspension'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { userTexts as texts } from './texts'

const REASONS = [
  { value: '', label: texts.chooseReason },
  ...Object.entries(SUSPENSION_WORDS).map(([value, { label }]) => ({ value, label })),
]

/** Closes an account for a reason of the list, which its owner is told. */
export function SuspendForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { status: 'suspended', reason: fields.get('reason') }
    await callApi(routes.api.userStatus(id), { method: 'PUT', body })
    onDone()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <h3 className="font-semibold">{texts.suspend}</h3>
      <p className="text-sm text-soft">{texts.suspendText}</p>
      <FormAlert>{alertOf(texts.failed, ['reason'])}</FormAlert>
      <SelectField name="reason" label={texts.reason} defaultValue="" options={REASONS} error={errors.reason} />
      <Button type="submit" variant="danger" busy={isSending} className="justify-self-start">
        {texts.suspend}
      </Button>
    </form>
  )
}

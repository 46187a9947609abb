'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SelectField } from '@/components/ui/select-field'
import { showToast } from '@/components/ui/toast-store'
import { STATUS_WORDS } from '@/lib/directory/rules/status-words'
import { SET_STATUSES } from '@/lib/directory/schema/status'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { REASON_OPTIONS } from './reason-options'
import { fileTexts as texts } from './texts'

type SetStatus = (typeof SET_STATUSES)[number]

/** Closes a provider, for a time or for good, or opens it again, for a reason. */
export function StatusForm({ id, status }: { id: number; status: SetStatus }) {
  const router = useRouter()
  const [chosen, setChosen] = useState<SetStatus>(status)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { status: chosen, from: status, reason: fields.get('reason') }
    await callApi(routes.api.directoryStatus(id), { method: 'PUT', body })
    showToast({ title: texts.statusSaved })
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 border-t border-line pt-6">
      <FormAlert>{alertOf(texts.failed, ['reason'])}</FormAlert>
      <ChoiceGroup legend={texts.setStatus}>
        {SET_STATUSES.map((one) => (
          <Radio
            key={one}
            name="status"
            value={one}
            label={STATUS_WORDS[one]}
            hint={texts.statusText[one]}
            checked={chosen === one}
            onChange={() => setChosen(one)}
          />
        ))}
      </ChoiceGroup>
      {chosen !== status && (
        <>
          <SelectField
            name="reason"
            label={texts.reason}
            defaultValue=""
            options={REASON_OPTIONS}
            error={errors.reason}
          />
          <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
            {texts.saveStatus}
          </Button>
        </>
      )}
    </form>
  )
}

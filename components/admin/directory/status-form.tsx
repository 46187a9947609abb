'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { reasonOptions } from '@/lib/admin/directory/rules/edit-sheet'
import { SET_STATUSES } from '@/lib/admin/directory/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type SetStatus = (typeof SET_STATUSES)[number]

/** Closes a provider, temporarily or permanently, or reopens it, for a reason. */
export function StatusForm({ id, status }: { id: number; status: SetStatus }) {
  const t = useTranslations('admin.providerFile')
  const statuses = useTranslations('admin.sheet.statuses')
  const reasons = reasonOptions(useTranslations('admin.sheet.reasons'), t('chooseReason'))
  const router = useRouter()
  const [chosen, setChosen] = useState<SetStatus>(status)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { status: chosen, from: status, reason: fields.get('reason') }
    await callApi(dashboardRoutes.api.directoryStatus(id), { method: 'PUT', body })
    showToast({ title: t('statusSaved') })
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 border-t border-line pt-6">
      <FormAlert>{alertOf(t('failed'), ['reason'])}</FormAlert>
      <ChoiceGroup legend={t('setStatus')}>
        {SET_STATUSES.map((one) => (
          <Radio
            key={one}
            name="status"
            value={one}
            label={statuses(one)}
            hint={t(`statusText.${one}`)}
            checked={chosen === one}
            onChange={() => setChosen(one)}
          />
        ))}
      </ChoiceGroup>
      {chosen !== status && (
        <>
          <SelectField name="reason" label={t('reason')} defaultValue="" options={reasons} error={errors.reason} />
          <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
            {t('saveStatus')}
          </Button>
        </>
      )}
    </form>
  )
}

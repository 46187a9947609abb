'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/rules/conversation'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type Named = { id: string; name: string }
type TransferFormProps = { userId: number; placeId: number; name: string; others: readonly Named[] }

/** The page of a transfer. */
export function TransferView(props: TransferFormProps) {
  const dashboard = useTranslations('families.dashboard')
  const t = useTranslations('enrollment.enrollments')
  const crumbs = [
    { label: dashboard('title'), href: dashboardRoutes.caregiverDashboard() },
    { label: t('requestTransfer') },
  ]
  return (
    <>
      <PageHead title={t('requestTransfer')} lead={t('transferLead', { name: props.name })} crumbs={crumbs} />
      <div className="wrap pb-16">
        <TransferForm {...props} />
      </div>
    </>
  )
}

/**
 * A message to the current provider, and to the next one if one is chosen. CSS shows the second field, so that it also
 * shows for a restored draft.
 */
function TransferForm({ userId, placeId, name, others }: TransferFormProps) {
  const t = useTranslations('enrollment.enrollments')
  const form = useRef<HTMLFormElement>(null)
  const { isLeaving, leaveTo } = useLeaving()
  const { storeInput, discard } = useDraft(form, userId, `transfer-${placeId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const nextDaycareId = fields.get('nextDaycareId') ?? ''
    const body = { text: fields.get('text'), nextDaycareId, nextText: nextDaycareId ? fields.get('nextText') : '' }
    await callApi(dashboardRoutes.api.enrollmentTransfer(placeId), { method: 'POST', body })
    discard()
    showToast({ title: t('transferSent') })
    leaveTo(dashboardRoutes.messages('caregiver'))
  })
  const message = { required: true, maxLength: MESSAGE_LIMITS.text }
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="group/form grid max-w-narrow gap-5">
      <FormAlert>{alertOf(t('transferNotSent'), ['text', 'nextDaycareId', 'nextText'])}</FormAlert>
      <TextAreaField
        name="text"
        label={t('toPresent', { name })}
        defaultValue={t('presentDraft')}
        error={errors.text}
        {...message}
      />
      {others.length > 0 && (
        <SelectField
          name="nextDaycareId"
          label={t('next')}
          hint={t('nextHint')}
          options={[{ value: '', label: t('nobody') }, ...others.map((one) => ({ value: one.id, label: one.name }))]}
          error={errors.nextDaycareId}
        />
      )}
      <div className="hidden group-has-[option:not([value='']):checked]/form:block">
        <TextAreaField
          name="nextText"
          label={t('toNext')}
          defaultValue={t('nextDraft')}
          error={errors.nextText}
          {...message}
        />
      </div>
      <p className="text-soft">{t('transferStays')}</p>
      <Button type="submit" busy={isSending || isLeaving} className="justify-self-start">
        {t('sendTransfer')}
      </Button>
    </form>
  )
}

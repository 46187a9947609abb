'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { BILLING_LIMITS } from '@/lib/billing/rules'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** Records that an invoice was paid. */
export function RecordPayment({ id, number }: { id: number; number: string }) {
  const t = useTranslations('billing.admin')
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(dashboardRoutes.api.invoicePayment(id), { method: 'POST', body: Object.fromEntries(fields) })
    showToast({ title: t('recorded', { number }) })
    router.refresh()
  })
  if (!isOpen)
    return (
      <Button
        variant="quiet"
        className="mt-2 -ml-4"
        aria-label={t('recordOf', { number })}
        onClick={() => setIsOpen(true)}
      >
        {t('record')}
      </Button>
    )
  return (
    <form onSubmit={onSubmit} noValidate className="mt-3 grid max-w-narrow gap-4 rounded-lg bg-mint px-5 py-4">
      <FormAlert>{alertOf(t('notRecorded'), ['paidBy'])}</FormAlert>
      <TextField
        name="paidBy"
        label={t('paidBy')}
        hint={t('paidByHint')}
        maxLength={BILLING_LIMITS.paidBy}
        autoComplete="off"
        autoFocus
        error={errors.paidBy}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isSending}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          {t('keep')}
        </Button>
      </div>
    </form>
  )
}

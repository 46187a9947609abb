'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { leaveToPay } from './leave-to-pay'
import { billingTexts as texts } from './texts'

/** Leads to Stripe's own page, where another card is given. */
export function ChangeCard({ providerId }: { providerId: string }) {
  const { onSubmit, isSending, alertOf } = useSending(async () => {
    leaveToPay(await callApi(routes.api.billingPortal(providerId), { method: 'POST' }))
  })
  return (
    <form onSubmit={onSubmit} className="mt-4 grid max-w-narrow gap-3">
      <FormAlert>{alertOf(texts.notChanged, [])}</FormAlert>
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {texts.changeCard}
      </Button>
    </form>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { formTexts } from '@/components/forms/texts'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { planOf } from '@/lib/billing/rules/plans'
import type { PlanState } from '@/lib/billing/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { billingTexts as texts } from './texts'

/** Cancels a plan at the end of what is paid, or lets it go on after all. Nothing on the free plan. */
export function RenewalControl({ providerId, state }: { providerId: string; state: PlanState }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const { plan, paidUntil, renews } = state
  if (!paidUntil) return null

  const change = async (next: boolean) => {
    await callApi(routes.api.renewal(providerId), { method: 'PUT', body: { renews: next } })
    showToast({ title: next ? texts.resumed : texts.canceled })
    router.refresh()
  }
  async function resume() {
    setIsBusy(true)
    try {
      await change(true)
    } catch (error) {
      console.error(error)
      showToast({ title: formTexts.failed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  if (renews)
    return (
      <AskFirst
        label={texts.cancel}
        question={texts.cancelQuestion(planOf(plan).name, paidUntil)}
        confirm={texts.cancel}
        act={() => change(false)}
      />
    )
  return (
    <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => void resume()}>
      {texts.resume}
    </Button>
  )
}

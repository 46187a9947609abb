'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { AskFirst } from '@/components/forms/ask-first'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { opens, partOf } from '@/lib/billing/rules/plans'
import type { Billing } from '@/lib/billing/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { placementTexts as texts } from './placement-texts'

type PlacementProps = {
  userId: number
  providerId: string
  billing: Pick<Billing, 'plan' | 'paidUntil' | 'placement' | 'today'>
}

/** Until when the provider is shown as sponsored: for whose plan opens it, and said openly to everybody else. */
export function Placement({ userId, providerId, billing: { plan, paidUntil, placement, today } }: PlacementProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const until = placement?.until ?? paidUntil ?? ''
  const { kept, forget } = useDraft(form, userId, `placement-${providerId}`, { until })
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = Object.fromEntries(fields)
    await callApi(routes.api.placement(providerId), { method: 'PUT', body })
    forget()
    showToast({ title: texts.placed })
    router.refresh()
  })
  async function stop() {
    await callApi(routes.api.placement(providerId), { method: 'DELETE' })
    showToast({ title: texts.stopped })
    router.refresh()
  }
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">{texts.title}</h2>
      <p className="mt-1 max-w-prose text-soft">{texts.lead}</p>
      {!opens(plan, 'sponsored') && <p className="mt-3">{partOf('sponsored', plan)}</p>}
      {placement && <p className="mt-3 font-semibold">{texts.now(placement.from, placement.until)}</p>}
      {opens(plan, 'sponsored') && paidUntil && (
        <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="mt-4 grid max-w-narrow gap-4">
          <FormAlert>{alertOf(texts.notPlaced, ['until'])}</FormAlert>
          <TextField
            key={placement?.until}
            name="until"
            type="date"
            label={placement ? texts.otherDay : texts.untilDay}
            hint={texts.untilHint(paidUntil)}
            min={today}
            max={paidUntil}
            defaultValue={until}
            error={errors.until}
          />
          <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
            {placement ? texts.change : texts.place}
          </Button>
        </form>
      )}
      {placement && <AskFirst label={texts.stop} question={texts.stopQuestion} confirm={texts.stopNow} act={stop} />}
    </section>
  )
}

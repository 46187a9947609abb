'use client'

import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { TourPanel } from '@/lib/tours/types'
import { tourTexts as texts } from './texts'
import { TimeFields, timesIn } from './time-fields'

type TimesFormProps = {
  userId: number
  inquiryId: number
  /** Whose times are said anew; without it a tour is proposed. */
  tourId?: number
  panel: Pick<TourPanel, 'zone' | 'range'>
  onSent: () => void
}

export function TimesForm({ userId, inquiryId, tourId, panel, onSent }: TimesFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { kept, forget } = useDraft(form, userId, tourId ? `tour-${tourId}` : `tours-${inquiryId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const times = timesIn(fields)
    if (tourId) await callApi(routes.api.tour(tourId), { method: 'PATCH', body: { action: 'move', times } })
    else await callApi(routes.api.inquiryTours(inquiryId), { method: 'POST', body: { times } })
    forget()
    form.current?.reset()
    showToast({ title: texts.sentTimes })
    onSent()
  })
  const atTimes = Object.values(errors)[0]
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid max-w-narrow gap-4 text-ink">
      <p className="text-soft">{texts.onClocks(panel.zone)}</p>
      <FormAlert>{alertOf(texts.notSent, Object.keys(errors))}</FormAlert>
      <TimeFields range={panel.range} isRequired error={atTimes} />
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {texts.sendTimes}
      </Button>
    </form>
  )
}

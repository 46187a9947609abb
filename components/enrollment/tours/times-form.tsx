'use client'

import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import type { OfferedSlot, TourPanel } from '@/lib/enrollment/tours/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { tourMessages as texts } from './messages'
import { SlotFields, TimeFields, timesIn } from './time-fields'

type TimesFormProps = {
  userId: number
  inquiryId: number
  /** The tour whose times are replaced; without it a new tour is proposed. */
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

type SlotPickerProps = {
  inquiryId: number
  slots: readonly OfferedSlot[]
  /** There is a tour already, which would be moved. */
  isOther: boolean
  onChanged: () => void
}

/** The provider's offered times: choosing one books it immediately. */
export function SlotPicker({ isOther, ...form }: SlotPickerProps) {
  if (isOther)
    return (
      <Disclosure summary={texts.slotsOther} className="mt-2 border-t">
        <SlotForm {...form} />
      </Disclosure>
    )
  return (
    <div className="mb-3">
      <h3 className="font-semibold">{texts.slots}</h3>
      <SlotForm {...form} />
    </div>
  )
}

function SlotForm({ inquiryId, slots, onChanged }: Omit<SlotPickerProps, 'isOther'>) {
  const [isMissing, setIsMissing] = useState(false)
  const { onSubmit, isSending, refusal } = useSending(async (fields) => {
    const startsAt = fields.get('startsAt')
    setIsMissing(startsAt === null)
    if (startsAt === null) return
    try {
      await callApi(routes.api.inquirySlot(inquiryId), { method: 'POST', body: { startsAt } })
      showToast({ title: texts.booked })
    } finally {
      // Also after a rejection: then the times have changed.
      onChanged()
    }
  })
  const problem = isMissing ? texts.chooseSlot : refusal && `${texts.notBooked} ${refusal.sentence ?? ''}`.trim()
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 text-ink">
      <p className="text-soft">{texts.slotsText}</p>
      <FormAlert>{problem}</FormAlert>
      <fieldset className="grid max-h-96 gap-3 overflow-y-auto">
        <legend className="sr-only">{texts.slotTimes}</legend>
        <SlotFields name="startsAt" slots={slots} />
      </fieldset>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.book}
      </Button>
    </form>
  )
}

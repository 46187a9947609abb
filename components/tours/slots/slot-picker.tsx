'use client'

import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { OfferedSlot } from '@/lib/tours/types'
import { tourTexts as texts } from '../texts'
import { SlotFields } from './slot-fields'

type SlotPickerProps = {
  inquiryId: number
  slots: readonly OfferedSlot[]
  /** There is a tour already, whose time would be another one. */
  isOther: boolean
  onChanged: () => void
}

/** Times that the provider offers: the one that a parent chooses is agreed at once. */
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
      // Also after a refusal: then the times are others.
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

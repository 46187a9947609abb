import { Radio } from '@/components/ui/choice'
import { Disclosure } from '@/components/ui/disclosure'
import { FieldError } from '@/components/ui/field-frame'
import type { OfferedSlot } from '@/lib/tours/types'
import { SlotFields } from './slots/slot-fields'
import { tourTexts as texts } from './texts'
import { TimeFields } from './time-fields'

type RequestTimesProps = {
  /** What the provider offers; empty where it offers nothing. */
  slots: readonly OfferedSlot[]
  range: { min: string; max: string }
  /** By the fields `slot` and `tourTimes`. */
  errors: { slot: string | undefined; times: string | undefined }
}

/** When somebody would like to visit: one of the times that the provider offers, or their own. */
export function RequestTimes({ slots, range, errors }: RequestTimesProps) {
  if (slots.length === 0) {
    return (
      <fieldset>
        <legend className="font-semibold">{texts.requestLegend}</legend>
        <p className="mb-3 text-sm text-soft">{texts.requestHint}</p>
        <TimeFields range={range} error={errors.times} />
      </fieldset>
    )
  }
  return (
    <fieldset aria-describedby={errors.slot ? 'slot-error' : undefined}>
      <legend className="font-semibold">{texts.requestSlots}</legend>
      <p className="mb-3 text-sm text-soft">{texts.slotsText}</p>
      <div className="grid max-h-80 gap-3 overflow-y-auto py-1">
        <SlotFields name="slot" slots={slots} />
      </div>
      <Radio name="slot" value="" label={texts.noSlot} defaultChecked className="mt-2" />
      <FieldError id="slot" error={errors.slot} />
      <Disclosure summary={texts.ownTimes} className="border-t">
        <p className="mb-3 text-sm text-soft">{texts.ownTimesHint}</p>
        <TimeFields range={range} error={errors.times} />
      </Disclosure>
    </fieldset>
  )
}

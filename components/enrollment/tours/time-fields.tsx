import { ChipCheckbox } from '@/components/ui/actions/chip'
import { Radio } from '@/components/ui/fields/choice'
import { FieldError } from '@/components/ui/fields/field'
import { TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import type { OfferedSlot } from '@/lib/enrollment/tours/schema'
import { tourMessages as texts } from './messages'

type SlotFieldsProps = { name: string; slots: readonly OfferedSlot[] }

/** Bookable times by day; at most one is selected. */
export function SlotFields({ name, slots }: SlotFieldsProps) {
  const days = [...new Set(slots.map(({ day }) => day))]
  return days.map((day) => (
    <div key={day} className="grid gap-1.5 sm:grid-cols-[7rem_1fr] sm:items-center">
      <span className="text-soft">{day}</span>
      <span className="flex flex-wrap gap-2">
        {slots
          .filter((slot) => slot.day === day)
          .map(({ at, time }) => (
            <ChipCheckbox key={at} type="radio" name={name} value={at} aria-label={`${day}, ${time}`}>
              {time}
            </ChipCheckbox>
          ))}
      </span>
    </div>
  ))
}

const nameOf = (index: number) => `time${index + 1}`

type TimeFieldsProps = {
  range: { min: string; max: string }
  /** The first one is required. */
  isRequired?: boolean
  error: string | undefined
}

/** Up to three times in the provider's time zone, in native fields. */
export function TimeFields({ range, isRequired = false, error }: TimeFieldsProps) {
  return (
    <div className="grid gap-4">
      {texts.fields.map((label, index) => (
        <TextField
          key={label}
          type="datetime-local"
          name={nameOf(index)}
          label={label}
          required={isRequired && index === 0}
          optional={!isRequired || index > 0}
          error={index === 0 ? error : undefined}
          {...range}
        />
      ))}
    </div>
  )
}

/** "2026-11-24T10:00" for each filled field. */
export const timesIn = (fields: FormData): string[] =>
  texts.fields.flatMap((_, index) => {
    const time = fields.get(nameOf(index))
    return typeof time === 'string' && time !== '' ? [time] : []
  })

type RequestTimesProps = {
  /** The provider's offered times; may be empty. */
  slots: readonly OfferedSlot[]
  range: { min: string; max: string }
  /** By the fields `slot` and `tourTimes`. */
  errors: { slot: string | undefined; times: string | undefined }
}

/** When a parent would like to visit: an offered time, or their own. */
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

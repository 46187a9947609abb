'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { FieldError } from '@/components/ui/fields/field'
import { TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { MAX_TIMES, TOUR_MINUTES } from '@/lib/enrollment/tours/rules/tours'
import type { OfferedSlot, TimeChoice, TourPanel } from '@/lib/enrollment/tours/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { listText } from '@/lib/platform/language/locales'
import { dateText, shortWeekdayName } from '@/lib/platform/time/dates'
import { weekdayText } from '@/lib/platform/time/zoned-time'

type TimesFormProps = {
  userId: number
  inquiryId: number
  /** The tour whose times are replaced; if omitted, a new tour is proposed. */
  tourId?: number
  panel: Pick<TourPanel, 'range'>
  /** The provider's time zone, for its own people: "Eastern Time". */
  zone: string | undefined
  onSent: () => void
}

export function TimesForm({ userId, inquiryId, tourId, panel, zone, onSent }: TimesFormProps) {
  const t = useTranslations('enrollment.tours')
  const form = useRef<HTMLFormElement>(null)
  const { storeInput, discard } = useDraft(form, userId, tourId ? `tour-${tourId}` : `tours-${inquiryId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const times = timesIn(fields)
    if (tourId) await callApi(dashboardRoutes.api.tour(tourId), { method: 'PATCH', body: { action: 'move', times } })
    else await callApi(dashboardRoutes.api.inquiryTours(inquiryId), { method: 'POST', body: { times } })
    discard()
    form.current?.reset()
    showToast({ title: t('sentTimes') })
    onSent()
  })
  const atTimes = Object.values(errors)[0]
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid max-w-narrow gap-4 text-ink">
      <p className="text-soft">{zone ? t('ownClocks', { zone }) : t('onClocks')}</p>
      <FormAlert>{alertOf(t('notSent'), Object.keys(errors))}</FormAlert>
      <TimeFields range={panel.range} isRequired error={atTimes} />
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
        {t('sendTimes')}
      </Button>
    </form>
  )
}

type SlotPickerProps = {
  inquiryId: number
  slots: readonly OfferedSlot[]
  /** There is already a tour, which would be moved. */
  isOther: boolean
  onChanged: () => void
}

/** The provider's offered times: choosing one books it immediately. */
export function SlotPicker({ isOther, ...form }: SlotPickerProps) {
  const t = useTranslations('enrollment.tours')
  if (isOther)
    return (
      <Disclosure summary={t('slotsOther')} className="mt-2 border-t">
        <SlotForm {...form} />
      </Disclosure>
    )
  return (
    <div className="mb-3">
      <h3 className="font-semibold">{t('slots')}</h3>
      <SlotForm {...form} />
    </div>
  )
}

function SlotForm({ inquiryId, slots, onChanged }: Omit<SlotPickerProps, 'isOther'>) {
  const t = useTranslations('enrollment.tours')
  const [isMissing, setIsMissing] = useState(false)
  const { onSubmit, isSending, refusal } = useSending(async (fields) => {
    const startsAt = fields.get('startsAt')
    setIsMissing(startsAt === null)
    if (startsAt === null) return
    try {
      await callApi(dashboardRoutes.api.inquirySlot(inquiryId), { method: 'POST', body: { startsAt } })
      showToast({ title: t('booked') })
    } finally {
      // Also after a rejection: then the times have changed.
      onChanged()
    }
  })
  const problem = isMissing ? t('chooseSlot') : refusal && `${t('notBooked')} ${refusal.sentence ?? ''}`.trim()
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 text-ink">
      <p className="text-soft">{t('slotsText')}</p>
      <FormAlert>{problem}</FormAlert>
      <fieldset className="grid max-h-96 gap-3 overflow-y-auto">
        <legend className="sr-only">{t('slotTimes')}</legend>
        <SlotFields name="startsAt" slots={slots} />
      </fieldset>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('book')}
      </Button>
    </form>
  )
}

type SlotFieldsProps = { name: string; slots: readonly OfferedSlot[] }

/** Bookable times by day; at most one is selected. */
function SlotFields({ name, slots }: SlotFieldsProps) {
  const locale = useLocale()
  const days = [...new Set(slots.map(({ day }) => day))]
  return days.map((day) => (
    <div key={day} className="grid gap-1.5 sm:grid-cols-[7rem_1fr] sm:items-center">
      <span className="text-soft">{weekdayText(locale, day)}</span>
      <span className="flex flex-wrap gap-2">
        {slots
          .filter((slot) => slot.day === day)
          .map(({ at, time }) => (
            <ChipCheckbox
              key={at}
              type="radio"
              name={name}
              value={at}
              aria-label={`${weekdayText(locale, day)}, ${time}`}
            >
              {time}
            </ChipCheckbox>
          ))}
      </span>
    </div>
  ))
}

const FIELDS = ['first', 'second', 'third'] as const
const nameOf = (index: number) => `time${index + 1}`

type TimeFieldsProps = {
  range: { min: string; max: string }
  /** The first one is required. */
  isRequired?: boolean
  error: string | undefined
}

/** Up to three times in the provider's time zone, in native fields. */
function TimeFields({ range, isRequired = false, error }: TimeFieldsProps) {
  const t = useTranslations('enrollment.tours')
  return (
    <div className="grid gap-4">
      {FIELDS.map((field, index) => (
        <TextField
          key={field}
          type="datetime-local"
          name={nameOf(index)}
          label={t(`fields.${field}`)}
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
  FIELDS.flatMap((_, index) => {
    const time = fields.get(nameOf(index))
    return typeof time === 'string' && time !== '' ? [time] : []
  })

type RequestTimesProps = {
  /** Times that the first provider offers, or else times within its hours. */
  times: readonly TimeChoice[]
  /** The `local` values of the selected times. */
  picked: readonly string[]
  /** Selected from the start. */
  first?: string | undefined
  range: { min: string; max: string }
  /** The provider's short name; `others`: the other recipients' names. */
  name: string
  others: readonly string[]
  /** The errors of the fields `slot` and `tourTimes`. */
  errors: { slot: string | undefined; times: string | undefined }
}

const FIRST_DAYS = 3

/** When a parent could visit: up to three times, chosen by buttons or entered. A single offered time is booked. */
export function RequestTimes({ times, picked, first, range, name, others, errors }: RequestTimesProps) {
  const t = useTranslations('enrollment.tours')
  const locale = useLocale()
  const [shownDays, setShownDays] = useState(FIRST_DAYS)
  const days = [...new Set(times.map(({ day }) => day))]
  const isOffered = times.some(({ at }) => at !== null)
  const isFull = picked.length >= MAX_TIMES
  return (
    <fieldset className="-mb-px border-t border-line pt-5" aria-describedby={errors.slot ? 'slot-error' : undefined}>
      <legend className="float-left text-name font-bold tracking-tight">{t('when')}</legend>
      <p className="text-right text-soft">{t('upTo', { count: MAX_TIMES })}</p>
      <div className="clear-both grid gap-2 pt-3">
        {days.map((day, place) => (
          <div key={day} hidden={place >= shownDays} className="grid grid-cols-[4.5rem_1fr] items-center gap-2">
            <span className="text-sm leading-tight">
              <b className="block text-ui">{shortWeekdayName(locale, day)}</b>
              <span className="text-soft">{dateText(locale, day, day)}</span>
            </span>
            <span className="grid grid-cols-2 gap-2">
              {times
                .filter((time) => time.day === day)
                .map(({ local, time }) => (
                  <label
                    key={local}
                    className="flex min-h-12 cursor-pointer items-center justify-center gap-1.5 rounded-md border border-line-strong bg-card px-2 text-ui font-medium hover:border-edge has-checked:border-pine has-checked:bg-mint has-checked:text-pine-deep has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-focus"
                  >
                    <input
                      type="checkbox"
                      name="time"
                      value={local}
                      defaultChecked={local === first}
                      aria-label={`${weekdayText(locale, day)}, ${time}`}
                      disabled={isFull && !picked.includes(local)}
                      className="sr-only"
                    />
                    {picked.includes(local) && <Icon name="check" size="sm" />}
                    {time}
                  </label>
                ))}
            </span>
          </div>
        ))}
      </div>
      {days.length > shownDays && (
        <Button variant="quiet" size="sm" className="mt-1 -ml-3 min-h-11" onClick={() => setShownDays(shownDays + 5)}>
          {t('moreDays')}
        </Button>
      )}
      <p className="mt-2 text-sm text-soft">
        {times.length > 0 && (isOffered ? t('offered', { name, minutes: TOUR_MINUTES }) : t('proposed', { name }))}
        {others.length > 0 && ` ${t('sameTimes', { count: others.length, names: listText(locale, others) })}`}{' '}
        {t('onClocks')}
      </p>
      <FieldError id="slot" error={errors.slot} />
      <Disclosure summary={t('ownTimes')} open={errors.times !== undefined || undefined} className="mt-2 border-t">
        <p className="mb-3 text-sm text-soft">{t('ownTimesHint')}</p>
        <TimeFields range={range} error={errors.times} />
      </Disclosure>
    </fieldset>
  )
}

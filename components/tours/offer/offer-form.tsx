'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { ShownOffer } from '@/lib/tours/types'
import { OtherDays } from './other-days'
import { offerTexts as texts } from './texts'
import { useOtherDays } from './use-other-days'

type OfferFormProps = { userId: number; providerId: string; offer: ShownOffer }

/** The week, days that differ, and how far ahead: times as people type them. */
export function OfferForm({ userId, providerId, offer }: OfferFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { kept, forget } = useDraft(form, userId, `tour-times-${providerId}`, standing(offer))
  const { days, change, forgetDays } = useOtherDays(userId, providerId, offer.otherDays)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = {
      daycareId: providerId,
      isOn: fields.has('isOn'),
      noticeHours: fields.get('noticeHours'),
      daysAhead: fields.get('daysAhead'),
      weekly: texts.weekdays.map((_, weekday) => fields.get(`weekly.${weekday}`)),
      otherDays: days.map(({ day, times }) => ({ day, times })),
    }
    await callApi(routes.api.tourOffers(), { method: 'PUT', body })
    forget()
    forgetDays()
    showToast({ title: texts.saved })
    router.refresh()
  })
  const atFields = Object.keys(errors).filter((name) => name !== 'daycareId' && name !== 'otherDays')
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="mt-8 grid gap-6">
      <FormAlert>{errors.otherDays ?? alertOf(texts.notSaved, atFields)}</FormAlert>
      <Checkbox name="isOn" label={texts.isOn} hint={texts.isOnHint} defaultChecked={offer.isOn} />
      <fieldset>
        <legend className="text-lead font-semibold">{texts.week}</legend>
        <p className="mb-3 text-sm text-soft">
          {texts.weekHint} {texts.onClocks(offer.zone)}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {texts.weekdays.map((day, weekday) => (
            <TextField
              key={day}
              name={`weekly.${weekday}`}
              label={day}
              defaultValue={offer.weekly[weekday]}
              autoComplete="off"
              error={errors[`weekly.${weekday}`]}
            />
          ))}
        </div>
      </fieldset>
      <OtherDays days={days} onChange={change} errors={errors} today={offer.today} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="noticeHours"
          label={texts.noticeHours}
          hint={texts.noticeHoursHint}
          inputMode="numeric"
          defaultValue={offer.noticeHours}
          error={errors.noticeHours}
        />
        <TextField
          name="daysAhead"
          label={texts.daysAhead}
          hint={texts.daysAheadHint}
          inputMode="numeric"
          defaultValue={offer.daysAhead}
          error={errors.daysAhead}
        />
      </div>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}

const standing = ({ isOn, noticeHours, daysAhead, weekly }: ShownOffer): Record<string, string> => ({
  isOn: isOn ? 'on' : '',
  noticeHours: String(noticeHours),
  daysAhead: String(daysAhead),
  ...Object.fromEntries(weekly.map((times, weekday) => [`weekly.${weekday}`, times])),
})

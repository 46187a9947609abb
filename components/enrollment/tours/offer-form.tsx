'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { deleteDraft, readDraft, storeDraft, useDraft } from '@/components/forms/use-draft'
import { useRefresh, useReloadOnConflict, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import type { ShownOffer } from '@/lib/enrollment/tours/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'

type Days = ShownOffer['otherDays']
const draftSchema = z.array(z.object({ day: z.string(), times: z.string() }))
const withKeys = (days: Days): OtherDay[] => days.map((one, key) => ({ ...one, key }))

/** Special days as entered, stored in this tab until they are saved. */
function useOtherDays(userId: number, providerId: string, start: Days) {
  const name = `tour-days-${providerId}`
  const [days, setDays] = useState(() => withKeys(start))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const draft = readDraft(userId, name)
    const [mine, base] = [draft.days, draft.base].map((text) => draftSchema.safeParse(readJson(text)).data)
    if (mine) setDays(withKeys(mergeDays(start, base ?? start, mine)))
  }, [userId, name])

  function change(next: OtherDay[]) {
    setDays(next)
    storeDraft(userId, name, { base: JSON.stringify(start), days: JSON.stringify(next) })
  }
  return { days, change, discardDays: () => deleteDraft(userId, name) }
}

const includesDay = (days: Days, one: Days[number]) =>
  days.some(({ day, times }) => day === one.day && times === one.times)

/** Merges edits since `base` into what a colleague has saved: additions of both stay, removals of either apply. */
function mergeDays(theirs: Days, base: Days, mine: Days): Days {
  if (theirs.length === base.length && theirs.every((one) => includesDay(base, one))) return mine
  const added = mine.filter((one) => !includesDay(base, one) && !includesDay(theirs, one))
  return [...theirs.filter((one) => !includesDay(base, one) || includesDay(mine, one)), ...added]
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** `key` keeps the fields in place while others are added and removed. */
type OtherDay = { key: number; day: string; times: string }
type OtherDaysProps = {
  days: readonly OtherDay[]
  onChange: (days: OtherDay[]) => void
  errors: Record<string, string>
  today: string
}

/** Days with other times than the weekly ones, or with none. */
function OtherDays({ days, onChange, errors, today }: OtherDaysProps) {
  const t = useTranslations('enrollment.tourTimes')
  const change = (key: number, more: Partial<OtherDay>) =>
    onChange(days.map((one) => (one.key === key ? { ...one, ...more } : one)))
  return (
    <fieldset>
      <legend className="text-lead font-semibold">{t('otherDays')}</legend>
      <p className="mb-3 text-sm text-soft">{t('otherDaysHint')}</p>
      <div className="grid gap-4">
        {days.map(({ key, day, times }, index) => (
          <div key={key} className="grid items-start gap-3 sm:grid-cols-[11rem_1fr_auto]">
            <TextField
              type="date"
              label={t('day')}
              min={today}
              value={day}
              onChange={({ currentTarget }) => change(key, { day: currentTarget.value })}
              error={errors[`otherDays.${index}.day`]}
            />
            <TextField
              label={t('times')}
              placeholder={t('noTimes')}
              value={times}
              autoComplete="off"
              onChange={({ currentTarget }) => change(key, { times: currentTarget.value })}
              error={errors[`otherDays.${index}.times`]}
            />
            <Button
              variant="quiet"
              className="justify-self-start sm:mt-7"
              aria-label={day ? t('removeDay', { day }) : t('removeEmptyDay')}
              onClick={() => onChange(days.filter((one) => one.key !== key))}
            >
              {t('removeShort')}
            </Button>
          </div>
        ))}
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() =>
            onChange([...days, { key: Math.max(-1, ...days.map((one) => one.key)) + 1, day: '', times: '' }])
          }
        >
          {t('addDay')}
        </Button>
      </div>
    </fieldset>
  )
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** `zone`: "Eastern Time". */
type OfferFormProps = { userId: number; providerId: string; offer: ShownOffer; zone: string }

/** Weekly times, special days, and how far ahead families can book. Times are entered as free text. */
export function OfferForm({ userId, providerId, offer, zone }: OfferFormProps) {
  const t = useTranslations('enrollment.tourTimes')
  const { reloadOnConflict, showChanged } = useReloadOnConflict()
  const { isRefreshing, refresh } = useRefresh()
  const form = useRef<HTMLFormElement>(null)
  const { storeInput, discard } = useDraft(form, userId, `tour-times-${providerId}`, savedValues(offer), showChanged)
  const { days, change, discardDays } = useOtherDays(userId, providerId, offer.otherDays)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = {
      daycareId: providerId,
      version: offer.version,
      isOn: fields.has('isOn'),
      noticeHours: fields.get('noticeHours'),
      daysAhead: fields.get('daysAhead'),
      weekly: WEEKDAYS.map((_, weekday) => fields.get(`weekly.${weekday}`)),
      otherDays: days.map(({ day, times }) => ({ day, times })),
    }
    await reloadOnConflict(callApi(accountRoutes.api.tourOffers(), { method: 'PUT', body }))
    discard()
    discardDays()
    showToast({ title: t('saved') })
    refresh()
  })
  const atFields = Object.keys(errors).filter((name) => name !== 'daycareId' && name !== 'otherDays')
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-8 grid gap-6">
      <FormAlert>{errors.otherDays ?? alertOf(t('notSaved'), atFields)}</FormAlert>
      <Checkbox name="isOn" label={t('isOn')} hint={t('isOnHint')} defaultChecked={offer.isOn} />
      <fieldset>
        <legend className="text-lead font-semibold">{t('week')}</legend>
        <p className="mb-3 text-sm text-soft">
          {t('weekHint')} {t('onClocks', { zone })}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {WEEKDAYS.map((day, weekday) => (
            <TextField
              key={day}
              name={`weekly.${weekday}`}
              label={t(`weekdays.${day}`)}
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
          label={t('noticeHours')}
          hint={t('noticeHoursHint')}
          inputMode="numeric"
          defaultValue={offer.noticeHours}
          error={errors.noticeHours}
        />
        <TextField
          name="daysAhead"
          label={t('daysAhead')}
          hint={t('daysAheadHint')}
          inputMode="numeric"
          defaultValue={offer.daysAhead}
          error={errors.daysAhead}
        />
      </div>
      <Button type="submit" busy={isSending || isRefreshing} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

const savedValues = ({ isOn, noticeHours, daysAhead, weekly, version }: ShownOffer): Record<string, string> => ({
  version,
  isOn: isOn ? 'on' : '',
  noticeHours: String(noticeHours),
  daysAhead: String(daysAhead),
  ...Object.fromEntries(weekly.map((times, weekday) => [`weekly.${weekday}`, times])),
})

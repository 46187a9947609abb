'use client'

import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { offerTexts as texts } from './texts'

/** `key` keeps the fields in place while others are added and removed. */
export type OtherDay = { key: number; day: string; times: string }
type OtherDaysProps = {
  days: readonly OtherDay[]
  onChange: (days: OtherDay[]) => void
  errors: Record<string, string>
  today: string
}

/** Days on which other times are offered than every week, or none. */
export function OtherDays({ days, onChange, errors, today }: OtherDaysProps) {
  const change = (key: number, more: Partial<OtherDay>) =>
    onChange(days.map((one) => (one.key === key ? { ...one, ...more } : one)))
  return (
    <fieldset>
      <legend className="text-lead font-semibold">{texts.otherDays}</legend>
      <p className="mb-3 text-sm text-soft">{texts.otherDaysHint}</p>
      <div className="grid gap-4">
        {days.map(({ key, day, times }, index) => (
          <div key={key} className="grid items-end gap-3 sm:grid-cols-[11rem_1fr_auto]">
            <TextField
              type="date"
              label={texts.day}
              min={today}
              value={day}
              onChange={({ currentTarget }) => change(key, { day: currentTarget.value })}
              error={errors[`otherDays.${index}.day`]}
            />
            <TextField
              label={texts.times}
              placeholder={texts.noTimes}
              value={times}
              autoComplete="off"
              onChange={({ currentTarget }) => change(key, { times: currentTarget.value })}
              error={errors[`otherDays.${index}.times`]}
            />
            <Button
              variant="quiet"
              className="justify-self-start"
              aria-label={texts.removeDay(day)}
              onClick={() => onChange(days.filter((one) => one.key !== key))}
            >
              {texts.removeShort}
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
          {texts.addDay}
        </Button>
      </div>
    </fieldset>
  )
}

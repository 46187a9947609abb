'use client'

import { type Ref, useState } from 'react'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { ageInMonths, birthMonthAt } from '@/lib/families/rules/ages'
import { birthYears, MONTH_OPTIONS } from './month-options'
import { familyTexts as texts } from './texts'

type BirthMonthFieldProps = {
  value: string
  error: string | undefined
  thisMonth: string
  onChange: (birthMonth: string) => void
  focusRef?: Ref<HTMLSelectElement>
}

/** Month and year, or the age in months: whichever is entered fills in the other. Half of it is told as empty. */
export function BirthMonthField({ value, error, thisMonth, onChange, focusRef }: BirthMonthFieldProps) {
  const [year, setYear] = useState(value.slice(0, 4))
  const [month, setMonth] = useState(value.slice(5))
  const [age, setAge] = useState(ageTyped(value, thisMonth))

  function choose(nextYear: string, nextMonth: string) {
    const birthMonth = nextYear && nextMonth ? `${nextYear}-${nextMonth}` : ''
    setYear(nextYear)
    setMonth(nextMonth)
    setAge(ageTyped(birthMonth, thisMonth))
    onChange(birthMonth)
  }
  function typeAge(typed: string) {
    const birthMonth = /^\d{1,3}$/.test(typed) ? birthMonthAt(Number(typed), thisMonth) : ''
    setAge(typed)
    setYear(birthMonth.slice(0, 4))
    setMonth(birthMonth.slice(5))
    onChange(birthMonth)
  }
  return (
    <ChoiceGroup legend={texts.birth} hint={texts.birthHint} error={error}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <SelectField
          ref={focusRef}
          label={texts.month}
          options={MONTH_OPTIONS}
          value={month}
          onChange={(event) => choose(year, event.target.value)}
        />
        <SelectField
          label={texts.year}
          options={birthYears(thisMonth, year)}
          value={year}
          onChange={(event) => choose(event.target.value, month)}
        />
        <TextField
          label={texts.age}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={age}
          onChange={(event) => typeAge(event.target.value.trim())}
        />
      </div>
    </ChoiceGroup>
  )
}

/** Empty before birth. */
function ageTyped(birthMonth: string, thisMonth: string): string {
  const months = birthMonth ? ageInMonths(birthMonth, thisMonth) : -1
  return months < 0 ? '' : String(months)
}

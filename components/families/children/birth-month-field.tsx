'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Ref, useState } from 'react'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { addMonths, ageInMonths, birthMonthAt, FAMILY_LIMITS } from '@/lib/families/profile/rules/needs'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthName, monthText } from '@/lib/platform/time/dates'

type Texts = Translate<'families.birthMonth'>
type Option = { value: string; label: string }
const OLDEST_YEARS = 13
const STARTS_SHOWN = 24

const monthOptions = (locale: Locale): Option[] =>
  Array.from({ length: 12 }, (_, index) => ({
    value: addMonths('2000-01', index).slice(5),
    label: monthName(locale, index + 1),
  }))

/** Years in which a child can be born, the newest first; the selected one is always included. */
function birthYears(thisMonth: string, chosen: string): Option[] {
  const newest = Number(addMonths(thisMonth, FAMILY_LIMITS.monthsToBirth).slice(0, 4))
  const oldest = Number(thisMonth.slice(0, 4)) - OLDEST_YEARS
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))
  return [...years, ...(chosen && !years.includes(chosen) ? [chosen] : [])].map((year) => ({
    value: year,
    label: year,
  }))
}

/** The next two years, and an earlier selection. */
export function startMonths(t: Texts, locale: Locale, thisMonth: string, chosen: string | null): Option[] {
  const months = Array.from({ length: STARTS_SHOWN + 1 }, (_, index) => addMonths(thisMonth, index))
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months
  const options = all.map((month) => ({ value: month, label: monthText(locale, month) }))
  return [{ value: '', label: t('notDecided') }, ...options]
}

type BirthMonthFieldProps = {
  value: string
  error: string | undefined
  thisMonth: string
  onChange: (birthMonth: string) => void
  focusRef?: Ref<HTMLSelectElement>
}

/** Month and year, or the age in months: either fills in the other. An incomplete entry counts as empty. */
export function BirthMonthField({ value, error, thisMonth, onChange, focusRef }: BirthMonthFieldProps) {
  const t = useTranslations('families.birthMonth')
  const locale = useLocale()
  const choice = { value: '', label: t('choose') }
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
    <ChoiceGroup legend={t('birth')} hint={t('birthHint')} error={error}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <SelectField
          ref={focusRef}
          label={t('month')}
          options={[choice, ...monthOptions(locale)]}
          value={month}
          onChange={(event) => choose(year, event.target.value)}
        />
        <SelectField
          label={t('year')}
          options={[choice, ...birthYears(thisMonth, year)]}
          value={year}
          onChange={(event) => choose(event.target.value, month)}
        />
        <TextField
          label={t('age')}
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

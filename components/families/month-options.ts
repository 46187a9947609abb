import { FAMILY_LIMITS } from '@/lib/families/rules/limits'
import { addMonths, monthText } from '@/lib/families/rules/months'
import { familyTexts as texts } from './texts'

type Option = { value: string; label: string }
const OLDEST_YEARS = 13
const STARTS_SHOWN = 24

export const MONTH_OPTIONS: readonly Option[] = [
  { value: '', label: texts.choose },
  ...Array.from({ length: 12 }, (_, index) => {
    const month = addMonths('2000-01', index)
    return { value: month.slice(5), label: monthText(month).slice(0, -5) }
  }),
]

/** Years in which a child can be born, the newest first; a chosen one is always among them. */
export function birthYears(thisMonth: string, chosen: string): Option[] {
  const newest = Number(addMonths(thisMonth, FAMILY_LIMITS.monthsToBirth).slice(0, 4))
  const oldest = Number(thisMonth.slice(0, 4)) - OLDEST_YEARS
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => String(newest - index))
  return [
    { value: '', label: texts.choose },
    ...[...years, ...(chosen && !years.includes(chosen) ? [chosen] : [])].map((year) => ({ value: year, label: year })),
  ]
}

/** The next two years, and what was chosen before. */
export function startMonths(thisMonth: string, chosen: string | null): Option[] {
  const months = Array.from({ length: STARTS_SHOWN + 1 }, (_, index) => addMonths(thisMonth, index))
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months
  return [{ value: '', label: texts.notDecided }, ...all.map((month) => ({ value: month, label: monthText(month) }))]
}

import { lineTexts } from '@/components/fit/line-texts'
import { ageText } from '@/lib/families/rules/ages'
import { careStart } from '@/lib/fit/rules/age-at-start'
import type { Search, SearchField } from '@/lib/providers/schema/search'
import { filterTexts as texts } from './filter-texts'
import type { ChildField, FilterFormProps } from './types'

/** "22 months old in January 2027": a typed child; null when none was. */
export function typedChild({ born, start }: Search, thisMonth: string): string | null {
  if (born === null) return null
  const begins = careStart({ birthMonth: born, startMonth: start }, thisMonth)
  return lineTexts.at(ageText(born, begins), begins)
}

/** What stands in the three fields, as it was typed, and what is wrong with it. */
export function childFields(
  typed: Record<ChildField, string>,
  search: Search,
  ignored: readonly SearchField[],
): FilterFormProps['child'] {
  const field = (name: ChildField, error: string) =>
    ignored.includes(name) ? { typed: typed[name].slice(0, 20), error } : { typed: String(search[name] ?? '') }
  return {
    age: field('age', texts.ageInvalid),
    born: field('born', texts.monthInvalid),
    start: field('start', texts.monthInvalid),
  }
}

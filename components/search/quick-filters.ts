import { labelOf } from '@/lib/providers/catalogue/traits'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import type { SearchCounts } from '@/lib/providers/rules/count-facets'
import { timeText } from '@/lib/providers/rules/hours-text'
import type { Search } from '@/lib/providers/schema/search'
import { LISTS } from './filter-lists'
import { filterTexts as texts } from './filter-texts'

/** A filter that is one press away. `asked` is its key among the asked filters. */
export type QuickFilter = { key: string; label: string; hint: string; count: number | undefined; with: Search }

const UNDER_DOLLARS = 300
const EARLY_MINUTE = 420

/** What parents ask for most, in a fixed order, so that a chip stays where it was when it is switched on. */
export function quickFilters(search: Search, { choices }: SearchCounts): QuickFilter[] {
  const rest: Search = { ...search, page: 1 }
  const under = { minDollars: 0, maxDollars: UNDER_DOLLARS }
  return [
    {
      key: 'openings',
      label: texts.openingsConfirmed,
      hint: texts.openingsHint,
      count: choices[choiceKey('openings', 'confirmed')],
      with: { ...rest, openings: true },
    },
    ...(['infants', 'toddlers', 'preschoolers'] as const).map((code) => ({
      key: `ageRange:${code}`,
      label: texts.ageRange(code),
      hint: texts.ageHint,
      count: choices[choiceKey('age', code)],
      with: { ...rest, ageRange: [...search.ageRange, code] },
    })),
    {
      key: 'priceRange',
      label: texts.price(under),
      hint: texts.priceHint,
      count: choices[choiceKey('priceRange', `0-${UNDER_DOLLARS}`)],
      with: { ...rest, priceRange: under },
    },
    {
      key: 'dropOff',
      label: texts.openBy(timeText(EARLY_MINUTE)),
      hint: texts.hoursHint,
      count: choices[choiceKey('dropOff', '07:00')],
      with: { ...rest, dropOff: EARLY_MINUTE },
    },
    ofList('program', 'vpk'),
    ofList('curriculumStyle', 'montessori'),
    { ...ofList('amenity', 'lunch_included'), label: texts.meals },
    {
      key: 'openNow',
      label: texts.openNow,
      hint: texts.openNowHint,
      count: choices[choiceKey('openNow', '1')],
      with: { ...rest, openNow: true },
    },
  ]

  function ofList(field: 'program' | 'curriculumStyle' | 'amenity', code: string): QuickFilter {
    return {
      key: `${field}:${code}`,
      label: labelOf(LISTS[field], code),
      hint: texts[`${field}Hint`],
      count: choices[choiceKey(field, code)],
      with: { ...rest, [field]: [...search[field], code] },
    }
  }
}

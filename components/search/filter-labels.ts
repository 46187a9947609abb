import { labelOf } from '@/lib/providers/catalogue/traits'
import { timeText } from '@/lib/providers/rules/hours-text'
import { withoutWay } from '@/lib/providers/rules/way-to-work'
import type { Search } from '@/lib/providers/schema/search'
import { LISTS, type ListField } from './filter-lists'
import { filterTexts as texts } from './filter-texts'

/** One thing asked for, in words, and the search without it. */
export type AskedFilter = { key: string; label: string; hint: string; without: Search }

/** Everything asked for, each piece by itself. */
export function askedFilters(search: Search): AskedFilter[] {
  const rest: Search = { ...search, page: 1 }
  const asked: (AskedFilter | false)[] = [
    search.workZip !== null && {
      key: 'workZip',
      label: texts.wayTo(search.workZip),
      hint: texts.wayHint,
      without: withoutWay(search),
    },
    search.workZip !== null &&
      search.detour !== null && {
        key: 'detour',
        label: texts.detourUpTo(search.detour),
        hint: texts.wayHint,
        without: { ...rest, detour: null },
      },
    search.born !== null && {
      key: 'born',
      label: texts.bornChip(search.born, search.start),
      hint: texts.childHint,
      without: { ...rest, born: null, start: null },
    },
    search.age !== null && {
      key: 'age',
      label: texts.months(search.age),
      hint: texts.ageHint,
      without: { ...rest, age: null },
    },
    ...search.ageRange.map((code) => ({
      key: `ageRange:${code}`,
      label: texts.ageRange(code),
      hint: texts.ageHint,
      without: { ...rest, ageRange: search.ageRange.filter((other) => other !== code) },
    })),
    search.openings && {
      key: 'openings',
      label: texts.openingsConfirmed,
      hint: texts.openingsHint,
      without: { ...rest, openings: false },
    },
    search.priceRange !== null && {
      key: 'priceRange',
      label: texts.price(search.priceRange),
      hint: texts.priceHint,
      without: { ...rest, priceRange: null },
    },
    search.openNow && {
      key: 'openNow',
      label: texts.openNow,
      hint: texts.openNowHint,
      without: { ...rest, openNow: false },
    },
    search.dropOff !== null && {
      key: 'dropOff',
      label: texts.openBy(timeText(search.dropOff)),
      hint: texts.hoursHint,
      without: { ...rest, dropOff: null },
    },
    search.pickUp !== null && {
      key: 'pickUp',
      label: texts.openUntil(timeText(search.pickUp)),
      hint: texts.hoursHint,
      without: { ...rest, pickUp: null },
    },
    search.bounds !== null && {
      key: 'bounds',
      label: texts.bounds,
      hint: texts.boundsHint,
      without: { ...rest, bounds: null },
    },
    ...listFields.flatMap((field) => ofList(search, rest, field)),
  ]
  return asked.filter((one) => one !== false)
}

const listFields = [
  'program',
  'kind',
  'childcareType',
  'curriculumStyle',
  'accreditation',
  'teacherRatio',
  'schedule',
  'language',
  'amenity',
] as const satisfies ListField[]

function ofList(search: Search, rest: Search, field: ListField): AskedFilter[] {
  return search[field].map((code) => ({
    key: `${field}:${code}`,
    label: labelOf(LISTS[field], code),
    hint: texts[`${field}Hint`],
    without: { ...rest, [field]: search[field].filter((other) => other !== code) },
  }))
}

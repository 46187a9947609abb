import { PROFILE_FIELDS } from '@/lib/profiles/catalogue'
import { valueLines } from '@/lib/profiles/rules/values'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { moneyText } from '@/lib/providers/rules/money'
import type { EditSheet, SheetWords } from '../types'
import { EDIT_FIELDS, type EditField } from './edit-fields'
import { STATUS_WORDS } from './status-words'

/** Every field in words, several lines where it is a list; empty where nothing is stated. What a person compares, and what an edit keeps. */
export function sheetWords({ values, traits, ageBands, status }: EditSheet): SheetWords {
  const profile = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, valueLines(field, values).join(field === 'amenities' ? ', ' : '\n')]),
  ) as Pick<SheetWords, (typeof PROFILE_FIELDS)[number]>
  const bands = (lineOf: (band: EditSheet['ageBands'][number]) => string | null) =>
    AGE_BANDS.flatMap(({ code, label }) => {
      const band = ageBands.find((one) => one.band === code)
      const line = band ? lineOf(band) : null
      return line === null ? [] : `${label}: ${line}`
    }).join('\n')
  return {
    ...profile,
    status: STATUS_WORDS[status],
    alternateNames: traits.alternateNames.join('\n'),
    kind: labels(KINDS, [traits.kind]),
    careTypes: labels(CARE_TYPES, traits.careTypes),
    programs: labels(PROGRAMS, traits.programs),
    curricula: labels(CURRICULA, traits.curricula),
    accreditations: labels(ACCREDITATIONS, traits.accreditations),
    languages: labels(LANGUAGES, traits.languages),
    schedules: labels(SCHEDULES, traits.schedules),
    ages: agesIn(traits),
    capacity: traits.capacity === null ? '' : `${traits.capacity.toLocaleString('en-US')} children`,
    registrationFee: traits.registrationFeeCents === null ? '' : moneyText(traits.registrationFeeCents),
    siblingDiscount: traits.siblingDiscountPercent === null ? '' : `${traits.siblingDiscountPercent} %`,
    openings: bands(({ openings }) => openings?.toString() ?? null),
    tuition: bands(({ tuitionWeeklyCents: cents }) => (cents === null ? null : moneyText(cents))),
  }
}

/** The fields that say something else. */
export function differentWords(before: SheetWords, after: SheetWords): EditField[] {
  return EDIT_FIELDS.filter((field) => before[field] !== after[field])
}

const labels = (choices: readonly { code: string; label: string }[], codes: readonly string[]) =>
  choices
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join(', ')

/** In months, since that is what is kept: words would round. */
function agesIn({ ageMinMonths: from, ageMaxMonths: to }: EditSheet['traits']): string {
  if (from === null && to === null) return ''
  return `${from ?? 'any'} to ${to ?? 'any'} months`
}

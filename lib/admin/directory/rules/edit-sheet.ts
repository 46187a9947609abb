import { byLanguage, isTranslated, languageOf, PROFILE_FIELDS } from '@/lib/listings/profiles/catalogue'
import { toFormFields } from '@/lib/listings/profiles/rules/changes'
import { typedFacts } from '@/lib/listings/profiles/rules/facts'
import { type ValueTexts, valueLines } from '@/lib/listings/profiles/rules/values'
import {
  EDITED_FIELDS as EDIT_FIELDS,
  type EditedField as EditField,
} from '@/lib/notifications/catalogue/edited-fields'
import { type Locale, languageNameIn } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { TRAIT_LIST_NAMES, TRAIT_LISTS, type TraitTexts, traitLabel } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, type AgeTexts, bandLabel } from '@/lib/providers/rules/ages'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { EditInput, EditTyped } from '../schema'
import type { EditSheet, SheetText, Traits } from '../types'

export { EDIT_FIELDS, type EditField }

export const isEditField = (name: string): name is EditField => EDIT_FIELDS.some((one) => one === name)

/** The name of a field: "Description in Spanish". */
export const editFieldName = (t: Translate<'admin.sheet'>, locale: Locale, field: EditField): string =>
  isTranslated(field)
    ? t('fields.aboutUsIn', { language: languageNameIn(locale, languageOf(field)) })
    : t(`fields.${field}`)

/** Why an admin edits a provider. Codes are stored in edits and the audit log, so they can be added but not renamed. */
export const EDIT_REASONS = [
  'provider_asked',
  'visitor_reported',
  'official_record',
  'checked',
  'correction',
  'guidelines',
] as const
export type EditReason = (typeof EDIT_REASONS)[number]

const isKnownReason = (code: string): code is EditReason | 'merged' =>
  code === 'merged' || EDIT_REASONS.some((one) => one === code)

/** The label of a reason, or the code of one from a newer release. */
export const reasonLabel = (t: Translate<'admin.sheet.reasons'>, code: string): string =>
  isKnownReason(code) ? t(code) : code

/** The options of a form field. `choose`: the label of the empty option, which is selected at first. */
export const reasonOptions = (t: Translate<'admin.sheet.reasons'>, choose: string) => [
  { value: '', label: choose },
  ...EDIT_REASONS.map((value) => ({ value, label: t(value) })),
]

/** An age group without any values. */
export const EMPTY_BAND = {
  openings: null,
  openingsFrom: null,
  waitlist: null,
  tuitionWeeklyCents: null,
  childrenPerAdult: null,
} as const

/** The translators that put a sheet into words. On the server, sheetTexts creates them. */
export type SheetTexts = { sheet: Translate<'admin.sheet'>; values: ValueTexts; traits: TraitTexts; ages: AgeTexts }

/** Every field as text, with one line per list item; empty if not stated. Used for comparing and for the edit history. */
export function sheetText(texts: SheetTexts, { values, traits, ageBands, status }: EditSheet): SheetText {
  const profile = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [
      field,
      valueLines(texts.values, field, values).join(field === 'amenities' ? ', ' : '\n'),
    ]),
  ) as Pick<SheetText, (typeof PROFILE_FIELDS)[number]>
  const bands = (lineOf: (band: EditSheet['ageBands'][number]) => string | null) =>
    AGE_BANDS.flatMap(({ code }) => {
      const band = ageBands.find((one) => one.band === code)
      const line = band ? lineOf(band) : null
      return line === null ? [] : `${bandLabel(texts.ages, code)}: ${line}`
    }).join('\n')
  const lists = Object.fromEntries(
    TRAIT_LIST_NAMES.map((list) => {
      const stated = TRAIT_LISTS[list].filter(({ code }) => traits[list].includes(code))
      return [list, stated.map(({ code }) => traitLabel(texts.traits, list, code)).join(', ')]
    }),
  ) as Pick<SheetText, (typeof TRAIT_LIST_NAMES)[number]>
  return {
    ...profile,
    ...lists,
    status: texts.sheet(`statuses.${status}`),
    alternateNames: traits.alternateNames.join('\n'),
    kind: traitLabel(texts.traits, 'kind', traits.kind),
    ages: agesIn(texts.sheet, traits),
    capacity: traits.capacity === null ? '' : texts.sheet('children', { count: traits.capacity }),
    registrationFee: traits.registrationFeeCents === null ? '' : moneyText(traits.registrationFeeCents),
    siblingDiscount: traits.siblingDiscountPercent === null ? '' : `${traits.siblingDiscountPercent}%`,
    openings: bands(({ openings }) => openings?.toString() ?? null),
    tuition: bands(({ tuitionWeeklyCents: cents }) => (cents === null ? null : moneyText(cents))),
  }
}

/** The field that each trait is edited and compared as. */
const FIELD_OF_TRAIT: Record<keyof Traits, EditField> = {
  alternateNames: 'alternateNames',
  kind: 'kind',
  careTypes: 'careTypes',
  programs: 'programs',
  curricula: 'curricula',
  accreditations: 'accreditations',
  languages: 'languages',
  schedules: 'schedules',
  ageMinMonths: 'ages',
  ageMaxMonths: 'ages',
  capacity: 'capacity',
  registrationFeeCents: 'registrationFee',
  siblingDiscountPercent: 'siblingDiscount',
}
const TRAIT_NAMES = Object.keys(FIELD_OF_TRAIT) as (keyof Traits)[]

/** The traits of these fields. */
export const traitsOf = (traits: Traits, fields: readonly EditField[]): Partial<Traits> =>
  Object.fromEntries(
    TRAIT_NAMES.filter((name) => fields.includes(FIELD_OF_TRAIT[name])).map((name) => [name, traits[name]]),
  )

/** The fields whose text differs. */
export function changedFields(before: SheetText, after: SheetText): EditField[] {
  return EDIT_FIELDS.filter((field) => before[field] !== after[field])
}

/** In months, the stored unit: years would round. */
function agesIn(t: Translate<'admin.sheet'>, { ageMinMonths: from, ageMaxMonths: to }: Traits): string {
  if (from === null && to === null) return ''
  return t('ages', { from: String(from ?? 'any'), to: String(to ?? 'any') })
}

/** A sheet with the values of the form applied. */
export function editedSheet(before: EditSheet, input: EditInput): EditSheet {
  const { values } = before
  return {
    status: before.status,
    values: {
      businessName: input.businessName,
      businessLogo: input.removesLogo ? '' : values.businessLogo,
      aboutUs: input.aboutUs,
      ...byLanguage((field) => input[field]),
      servicesOffered: input.servicesOffered,
      amenities: input.amenities,
      address: input.address,
      phone: input.phone,
      email: input.email,
      website: input.website,
      hours: input.hours,
      seasonalHours: input.seasonalHours,
      photos: values.photos.filter(({ path }) => !input.removedPhotos.includes(path)),
      activities: values.activities.filter(({ name }) => !input.removedActivities.includes(name)),
      virtualTours: values.virtualTours.filter(({ place }) => !input.removedTours.includes(place)),
    },
    traits: traitsIn(input),
    ageBands: AGE_BANDS.flatMap(({ code: band }) => {
      const stored = before.ageBands.find((one) => one.band === band) ?? { ...EMPTY_BAND, band }
      const { openings, tuition } = input.bands[band]
      const openingsFrom = openings === stored.openings ? stored.openingsFrom : null
      return [{ ...stored, openings, openingsFrom, tuitionWeeklyCents: tuition }]
    }),
  }
}

const traitsIn = (input: EditInput): Traits => ({
  alternateNames: input.alternateNames,
  kind: input.kind,
  careTypes: input.careTypes,
  programs: input.programs,
  curricula: input.curricula,
  accreditations: input.accreditations,
  languages: input.languages,
  schedules: input.schedules,
  ageMinMonths: input.ageMinMonths,
  ageMaxMonths: input.ageMaxMonths,
  capacity: input.capacity,
  registrationFeeCents: input.registrationFee,
  siblingDiscountPercent: input.siblingDiscountPercent,
})

const numberTyped = (value: number | null) => value?.toString() ?? ''
const dollarsTyped = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))

/** The form's initial values. The admin chooses the reason. */
export function typedSheet(locale: Locale, { values, traits, ageBands }: EditSheet): Omit<EditTyped, 'reason'> {
  const { businessLogo, ...texts } = toFormFields(locale, values)
  const { registrationFeeCents, alternateNames, ageMinMonths, ageMaxMonths, capacity, ...rest } = traits
  return {
    ...texts,
    ...rest,
    alternateNames: alternateNames.join('\n'),
    ageMinMonths: numberTyped(ageMinMonths),
    ageMaxMonths: numberTyped(ageMaxMonths),
    capacity: numberTyped(capacity),
    registrationFee: dollarsTyped(registrationFeeCents),
    siblingDiscountPercent: numberTyped(traits.siblingDiscountPercent),
    bands: typedFacts(ageBands, false).bands,
    removesLogo: false,
    removedPhotos: [],
    removedActivities: [],
    removedTours: [],
  }
}

import { PROFILE_FIELDS } from '@/lib/listings/profiles/catalogue'
import { toFormFields } from '@/lib/listings/profiles/rules/changes'
import { typedFacts } from '@/lib/listings/profiles/rules/facts'
import { valueLines } from '@/lib/listings/profiles/rules/values'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { EditInput, EditTyped } from '../schema'
import type { EditSheet, SheetText, Traits } from '../types'
import { EDIT_FIELDS, type EditField, PROVIDER_STATUS_LABELS } from './edit-fields'

/** An age group without any values. */
export const EMPTY_BAND = {
  openings: null,
  openingsFrom: null,
  waitlist: null,
  tuitionWeeklyCents: null,
  childrenPerAdult: null,
} as const

/** Every field as text, with one line per list item; empty if not stated. Used for comparing and for the edit history. */
export function sheetText({ values, traits, ageBands, status }: EditSheet): SheetText {
  const profile = Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, valueLines(field, values).join(field === 'amenities' ? ', ' : '\n')]),
  ) as Pick<SheetText, (typeof PROFILE_FIELDS)[number]>
  const bands = (lineOf: (band: EditSheet['ageBands'][number]) => string | null) =>
    AGE_BANDS.flatMap(({ code, label }) => {
      const band = ageBands.find((one) => one.band === code)
      const line = band ? lineOf(band) : null
      return line === null ? [] : `${label}: ${line}`
    }).join('\n')
  return {
    ...profile,
    status: PROVIDER_STATUS_LABELS[status],
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

/** The fields whose text differs. */
export function changedFields(before: SheetText, after: SheetText): EditField[] {
  return EDIT_FIELDS.filter((field) => before[field] !== after[field])
}

const labels = (choices: readonly { code: string; label: string }[], codes: readonly string[]) =>
  choices
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join(', ')

/** In months, the stored unit: years would round. */
function agesIn({ ageMinMonths: from, ageMaxMonths: to }: EditSheet['traits']): string {
  if (from === null && to === null) return ''
  return `${from ?? 'any'} to ${to ?? 'any'} months`
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
export function typedSheet({ values, traits, ageBands }: EditSheet): Omit<EditTyped, 'reason'> {
  const { businessLogo, ...texts } = toFormFields(values)
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

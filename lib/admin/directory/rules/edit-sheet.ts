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
import type { ProviderStatus } from '@/prisma/generated/enums'
import type { EditInput, EditTyped } from '../schema'
import type { EditSheet, SheetText, Traits } from '../types'

/** What an admin can edit of a provider, in the order of the form. */
export const EDIT_FIELDS = [
  'status',
  ...PROFILE_FIELDS,
  'alternateNames',
  'kind',
  'careTypes',
  'programs',
  'curricula',
  'accreditations',
  'languages',
  'schedules',
  'ages',
  'capacity',
  'registrationFee',
  'siblingDiscount',
  'openings',
  'tuition',
] as const
export type EditField = (typeof EDIT_FIELDS)[number]

export const FIELD_LABELS: Record<EditField, string> = {
  status: 'Status',
  businessName: 'Name',
  businessLogo: 'Logo',
  aboutUs: 'Description',
  servicesOffered: 'Services offered',
  amenities: 'Amenities',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  hours: 'Hours',
  seasonalHours: 'Seasonal hours',
  photos: 'Photos',
  activities: 'Activities',
  virtualTours: 'Virtual tours',
  alternateNames: 'Other names',
  kind: 'Kind',
  careTypes: 'Care types',
  programs: 'Programs',
  curricula: 'Curricula',
  accreditations: 'Accreditations',
  languages: 'Languages',
  schedules: 'Schedules',
  ages: 'Ages',
  capacity: 'Capacity',
  registrationFee: 'Registration fee',
  siblingDiscount: 'Sibling discount',
  openings: 'Openings',
  tuition: 'Weekly tuition',
}

export const isEditField = (name: string): name is EditField => EDIT_FIELDS.some((one) => one === name)

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

/** `label` for the form, `told` for the page's managers. */
export const REASON_TEXTS: Record<EditReason, { label: string; told: string }> = {
  provider_asked: { label: 'The provider asked for it', told: 'you asked for it' },
  visitor_reported: { label: 'A visitor reported it', told: 'a visitor reported it' },
  official_record: { label: 'An official record says so', told: 'an official record says so' },
  checked: { label: 'We looked into it ourselves', told: 'we looked into it' },
  correction: { label: 'We made a mistake', told: 'it was a mistake of ours' },
  guidelines: { label: 'It broke the rules for pages', told: 'it was against our rules for pages' },
}

/** The label of a reason, or the code of one from a newer release. */
export function reasonLabel(code: string): string {
  if (code === 'merged') return 'Two pages of one provider were merged'
  return EDIT_REASONS.some((one) => one === code) ? REASON_TEXTS[code as EditReason].label : code
}

export const PROVIDER_STATUS_LABELS: Record<ProviderStatus, string> = {
  open: 'Open',
  temporarily_closed: 'Temporarily closed',
  closed: 'Closed',
  merged: 'Merged',
}

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

import { byLanguage } from '@/lib/listings/profiles/catalogue'
import { LIMITS } from '@/lib/providers/schema'
import type { FactProvenances } from '@/lib/providers/types'
import type { FactGroup } from '@/prisma/generated/enums'
import type { EditSheet, SheetText } from '../types'
import { EDIT_FIELDS, type EditField, EMPTY_BAND } from './edit-sheet'

/** The fields to choose in a merge; the status is always the surviving provider's. */
export const MERGE_FIELDS = EDIT_FIELDS.filter((field) => field !== 'status')

/** List fields whose values can be combined. */
const JOINABLE: readonly EditField[] = [
  'amenities',
  'photos',
  'alternateNames',
  'careTypes',
  'programs',
  'curricula',
  'accreditations',
  'languages',
  'schedules',
]
export const isJoinable = (field: EditField) => JOINABLE.includes(field)

/** Whose value to use: the surviving provider's, the other's, or both. */
export const SIDES = ['keep', 'drop', 'both'] as const
export type Side = (typeof SIDES)[number]
export type Choices = Partial<Record<EditField, Side>>

/** The fields in which two providers differ. */
export const differingFields = (keep: SheetText, drop: SheetText): EditField[] =>
  MERGE_FIELDS.filter((field) => keep[field] !== drop[field])

/** The preselected choice, so that no stated value is lost: both for lists, otherwise the surviving provider's if it has one. */
export function firstChoice(field: EditField, keep: SheetText, drop: SheetText): Side {
  if (keep[field] === '') return 'drop'
  return isJoinable(field) && drop[field] !== '' ? 'both' : 'keep'
}

/** What a merge moves, in display order. `OfBoth`: those that both providers have, which are combined. */
export const MOVING_THINGS = [
  'people',
  'claims',
  'favorites',
  'favoritesOfBoth',
  'conversations',
  'leads',
  'tours',
  'enrollments',
  'events',
  'reviews',
  'reviewsOfBoth',
  'licenses',
  'inspections',
  'reports',
  'alerts',
  'replies',
  'plans',
  'invoices',
  'views',
  'pendingChanges',
] as const
export type MovingThing = (typeof MOVING_THINGS)[number]

const MAX_NAMES = 20

/** Merges two sheets by the choices; without a choice, the surviving provider's value. The replaced name becomes another name. */
export function chosenSheet(keep: EditSheet, drop: EditSheet, choices: Choices): EditSheet {
  const sideOf = (field: EditField): Side => choices[field] ?? 'keep'
  const one = <V>(field: EditField, ours: V, theirs: V): V => (sideOf(field) === 'drop' ? theirs : ours)
  const list = <V>(field: EditField, ours: V[], theirs: V[]): V[] =>
    sideOf(field) === 'both' && isJoinable(field) ? joined(ours, theirs) : one(field, ours, theirs)
  const [a, b] = [keep.values, drop.values]
  const [s, t] = [keep.traits, drop.traits]
  const name = one('businessName', a.businessName, b.businessName)
  const names = [...list('alternateNames', s.alternateNames, t.alternateNames), a.businessName, b.businessName]
  return {
    status: keep.status,
    values: {
      businessName: name,
      businessLogo: one('businessLogo', a.businessLogo, b.businessLogo),
      aboutUs: one('aboutUs', a.aboutUs, b.aboutUs),
      ...byLanguage((field) => one(field, a[field], b[field])),
      servicesOffered: one('servicesOffered', a.servicesOffered, b.servicesOffered),
      amenities: list('amenities', a.amenities, b.amenities),
      address: one('address', a.address, b.address),
      phone: one('phone', a.phone, b.phone),
      email: one('email', a.email, b.email),
      website: one('website', a.website, b.website),
      hours: one('hours', a.hours, b.hours),
      seasonalHours: one('seasonalHours', a.seasonalHours, b.seasonalHours),
      photos: list('photos', a.photos, b.photos).slice(0, LIMITS.photos),
      activities: one('activities', a.activities, b.activities),
      virtualTours: one('virtualTours', a.virtualTours, b.virtualTours),
    },
    traits: {
      alternateNames: [...new Set(names)].filter((other) => other !== name).slice(0, MAX_NAMES),
      kind: one('kind', s.kind, t.kind),
      careTypes: list('careTypes', s.careTypes, t.careTypes),
      programs: list('programs', s.programs, t.programs),
      curricula: list('curricula', s.curricula, t.curricula),
      accreditations: list('accreditations', s.accreditations, t.accreditations),
      languages: list('languages', s.languages, t.languages),
      schedules: list('schedules', s.schedules, t.schedules),
      ageMinMonths: one('ages', s.ageMinMonths, t.ageMinMonths),
      ageMaxMonths: one('ages', s.ageMaxMonths, t.ageMaxMonths),
      capacity: one('capacity', s.capacity, t.capacity),
      registrationFeeCents: one('registrationFee', s.registrationFeeCents, t.registrationFeeCents),
      siblingDiscountPercent: one('siblingDiscount', s.siblingDiscountPercent, t.siblingDiscountPercent),
    },
    ageBands: bandsOf(keep, drop, sideOf),
  }
}

function bandsOf({ ageBands: ours }: EditSheet, { ageBands: theirs }: EditSheet, sideOf: (field: EditField) => Side) {
  const bands = [...new Set([...ours, ...theirs].map(({ band }) => band))]
  return bands.map((band) => {
    const [own, other] = [ours, theirs].map((rows) => rows.find((row) => row.band === band) ?? { ...EMPTY_BAND, band })
    const rooms = sideOf('openings') === 'drop' ? other : own
    const prices = sideOf('tuition') === 'drop' ? other : own
    return {
      band,
      openings: rooms?.openings ?? null,
      openingsFrom: rooms?.openingsFrom ?? null,
      waitlist: rooms?.waitlist ?? null,
      tuitionWeeklyCents: prices?.tuitionWeeklyCents ?? null,
      childrenPerAdult: own?.childrenPerAdult ?? other?.childrenPerAdult ?? null,
    }
  })
}

/** Combined without duplicates, the surviving provider's first. */
const joined = <V>(ours: V[], theirs: V[]): V[] => [
  ...new Map([...ours, ...theirs].map((one) => [JSON.stringify(one), one])).values(),
]

/** The fields each group's provenance covers; licenses are moved as records and have the newer provenance. */
const FIELDS_OF: Partial<Record<FactGroup, readonly EditField[]>> = {
  contact: ['businessName', 'kind', 'capacity', 'address', 'phone', 'email', 'website'],
  hours: ['hours', 'seasonalHours'],
  openings: ['openings'],
  tuition: ['tuition'],
}

/**
 * The provenance of each group after a merge: that of the side whose values were chosen. A group with values of both sides has the older
 * one, since not all of it was confirmed later.
 */
export function chosenProvenance(
  keep: FactProvenances,
  drop: FactProvenances,
  differing: readonly EditField[],
  choices: Choices,
): FactProvenances {
  const provenances: FactProvenances = {}
  for (const [group, fields] of Object.entries(FIELDS_OF) as [FactGroup, readonly EditField[]][]) {
    const sides = fields.filter((field) => differing.includes(field)).map((field) => choices[field] ?? 'keep')
    const chosen = sides.every((side) => side !== 'drop')
      ? keep[group]
      : sides.every((side) => side === 'drop')
        ? drop[group]
        : later(keep[group], drop[group], -1)
    if (chosen) provenances[group] = chosen
  }
  const license = later(keep.license, drop.license, 1)
  return license ? { ...provenances, license } : provenances
}

type Provenance = FactProvenances[FactGroup]

function later(one: Provenance, other: Provenance, sign: 1 | -1): Provenance {
  if (!one || !other) return one ?? other
  return one.confirmedOn >= other.confirmedOn === (sign === 1) ? one : other
}

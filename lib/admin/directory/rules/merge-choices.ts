import { PROFILE_FIELDS } from '@/lib/listings/profiles/catalogue'
import { pick } from '@/lib/listings/profiles/rules/values'
import { TRAIT_LIST_NAMES } from '@/lib/providers/catalogue/traits'
import { LIMITS } from '@/lib/providers/schema'
import type { AgeBandFacts, FactProvenances } from '@/lib/providers/types'
import type { FactGroup } from '@/prisma/generated/enums'
import type { EditSheet, SheetText } from '../types'
import { EDIT_FIELDS, type EditField, EMPTY_BAND, traitsOf } from './edit-sheet'

/** The fields to choose in a merge; the status is always the surviving provider's. */
export const MERGE_FIELDS = EDIT_FIELDS.filter((field) => field !== 'status')

/** List fields whose values can be combined. */
const JOINABLE: readonly EditField[] = ['amenities', 'photos', 'alternateNames', ...TRAIT_LIST_NAMES]
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
  const isFromDrop = (field: EditField) => sideOf(field) === 'drop'
  const one = <V>(field: EditField, ours: V, theirs: V): V => (isFromDrop(field) ? theirs : ours)
  const list = <V>(field: EditField, ours: V[], theirs: V[]): V[] =>
    sideOf(field) === 'both' && isJoinable(field) ? joined(ours, theirs) : one(field, ours, theirs)
  const [a, b] = [keep.values, drop.values]
  const [s, t] = [keep.traits, drop.traits]
  const name = one('businessName', a.businessName, b.businessName)
  const combined = TRAIT_LIST_NAMES.filter((field) => sideOf(field) === 'both')
  const names = [...list('alternateNames', s.alternateNames, t.alternateNames), a.businessName, b.businessName]
  return {
    status: keep.status,
    values: {
      ...a,
      ...pick(b, PROFILE_FIELDS.filter(isFromDrop)),
      amenities: list('amenities', a.amenities, b.amenities),
      photos: list('photos', a.photos, b.photos).slice(0, LIMITS.photos),
    },
    traits: {
      ...s,
      ...traitsOf(t, MERGE_FIELDS.filter(isFromDrop)),
      ...Object.fromEntries(combined.map((field) => [field, joined(s[field], t[field])])),
      alternateNames: [...new Set(names)].filter((other) => other !== name).slice(0, MAX_NAMES),
    },
    ageBands: bandsOf(keep, drop, sideOf),
  }
}

function bandsOf({ ageBands: ours }: EditSheet, { ageBands: theirs }: EditSheet, sideOf: (field: EditField) => Side) {
  const bands = [...new Set([...ours, ...theirs].map(({ band }) => band))]
  return bands.map((band): AgeBandFacts => {
    const bandIn = (rows: AgeBandFacts[]) => rows.find((row) => row.band === band) ?? { ...EMPTY_BAND, band }
    const [own, other] = [bandIn(ours), bandIn(theirs)]
    const { tuitionWeeklyCents } = sideOf('tuition') === 'drop' ? other : own
    const childrenPerAdult = own.childrenPerAdult ?? other.childrenPerAdult
    return { ...(sideOf('openings') === 'drop' ? other : own), tuitionWeeklyCents, childrenPerAdult }
  })
}

/** Combined without duplicates, the surviving provider's first. */
const joined = <V>(ours: V[], theirs: V[]): V[] => [
  ...new Map([...ours, ...theirs].map((one) => [JSON.stringify(one), one])).values(),
]

/**
 * The fields that each group's provenance covers: editing one of them confirms the group (docs/rooms/imports.md). Licenses are moved as records
 * and have the newer provenance.
 */
export const FACT_FIELDS = {
  contact: ['businessName', 'kind', 'capacity', 'address', 'phone', 'email', 'website'],
  hours: ['hours', 'seasonalHours'],
  openings: ['openings'],
  tuition: ['tuition'],
} as const satisfies Partial<Record<FactGroup, readonly EditField[]>>

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
  for (const [group, fields] of Object.entries(FACT_FIELDS) as [FactGroup, readonly EditField[]][]) {
    const sides = fields.filter((field) => differing.includes(field)).map((field) => choices[field] ?? 'keep')
    const chosen = sides.every((side) => side !== 'drop')
      ? keep[group]
      : sides.every((side) => side === 'drop')
        ? drop[group]
        : older(keep[group], drop[group])
    if (chosen) provenances[group] = chosen
  }
  const license = newer(keep.license, drop.license)
  return license ? { ...provenances, license } : provenances
}

type Provenance = FactProvenances[FactGroup]

function newer(one: Provenance, other: Provenance): Provenance {
  if (!one || !other) return one ?? other
  return one.confirmedOn >= other.confirmedOn ? one : other
}

function older(one: Provenance, other: Provenance): Provenance {
  if (!one || !other) return one ?? other
  return one.confirmedOn < other.confirmedOn ? one : other
}

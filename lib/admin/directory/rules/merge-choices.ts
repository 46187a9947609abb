import type { SheetText } from '../types'
import { EDIT_FIELDS, type EditField } from './edit-fields'

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

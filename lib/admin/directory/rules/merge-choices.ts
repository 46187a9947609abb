import type { SheetWords } from '../types'
import { EDIT_FIELDS, type EditField } from './edit-fields'

/** What is chosen between two providers that become one; its status is the survivor's. */
export const MERGE_FIELDS = EDIT_FIELDS.filter((field) => field !== 'status')

/** Lists of which both can stay. */
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

/** Whose value stays: the survivor's, the other one's, or both. */
export const SIDES = ['keep', 'drop', 'both'] as const
export type Side = (typeof SIDES)[number]
export type Choices = Partial<Record<EditField, Side>>

/** The fields in which two providers differ. */
export const differingFields = (keep: SheetWords, drop: SheetWords): EditField[] =>
  MERGE_FIELDS.filter((field) => keep[field] !== drop[field])

/** What is chosen before anybody chooses: nothing stated is lost, and else the survivor's stays. */
export function firstChoice(field: EditField, keep: SheetWords, drop: SheetWords): Side {
  if (keep[field] === '') return 'drop'
  return isJoinable(field) && drop[field] !== '' ? 'both' : 'keep'
}

/** What a merger takes along, in the order in which it is told; those `OfBoth` are put together. */
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

import type { ImmediateRule } from '@/lib/settings/rules'
import type { ProfileField } from '../catalogue'
import type { ProfileTyped } from '../schema/form'
import type { ProfileValues } from '../types'
import { writeHours } from './read-hours'
import { isSameValue } from './values'

const areaCodeOf = (phone: string) => /^\((\d{3})\)/.exec(phone)?.[1]
const isSameArea = (before: string, after: string) =>
  areaCodeOf(before) !== undefined && areaCodeOf(before) === areaCodeOf(after)

type Rule = { field: ProfileField; holds: (before: ProfileValues, after: ProfileValues) => boolean }

/**
 * Low-risk changes that may go live without a decision; admins choose which of these rules apply. Openings, tuition and
 * "temporarily closed" are not part of a profile change and always go live immediately (commands/facts.ts).
 */
const RULES: Record<ImmediateRule, Rule> = {
  'phone-same-area': { field: 'phone', holds: (before, after) => isSameArea(before.phone, after.phone) },
  'logo-removed': { field: 'businessLogo', holds: (_, after) => after.businessLogo === '' },
  /** Reordered or removed photos; a new photo or a changed description needs a decision. */
  'photos-rearranged': {
    field: 'photos',
    holds: (before, after) => after.photos.every((photo) => before.photos.some((one) => isSameValue(one, photo))),
  },
  hours: { field: 'hours', holds: () => true },
  amenities: { field: 'amenities', holds: () => true },
  services: { field: 'servicesOffered', holds: () => true },
}

/** Whether a field's change goes live immediately by one of these rules. */
export function isImmediate(
  field: ProfileField,
  before: ProfileValues,
  after: ProfileValues,
  rules: readonly ImmediateRule[],
): boolean {
  return rules.some((rule) => RULES[rule].field === field && RULES[rule].holds(before, after))
}

/** A field of the form. */
export type FormField = keyof ProfileTyped

/** Converts values to form fields. Photos, activities and tours have their own parts. */
export function toFormFields({ hours, photos, activities, virtualTours, ...texts }: ProfileValues): ProfileTyped {
  return { ...texts, ...writeHours(hours) }
}

type Merged = { typed: ProfileTyped; theirs: Partial<ProfileTyped> }

/**
 * Merges two people's concurrent edits of `base`. A field changed by only one of them takes that value. Where both changed it,
 * the form shows the user's own text and `theirs` contains the other one.
 */
export function mergeEdits(base: ProfileTyped, mine: ProfileTyped, current: ProfileTyped): Merged {
  const fields = Object.keys(current) as FormField[]
  const theirChanges = fields.filter((field) => !isSameValue(base[field], current[field]))
  const isMine = (field: FormField) => !isSameValue(base[field], mine[field])
  const conflicts = theirChanges.filter((field) => isMine(field) && !isSameValue(mine[field], current[field]))
  const taken = theirChanges.filter((field) => !isMine(field))
  const from = (names: FormField[]) => Object.fromEntries(names.map((field) => [field, current[field]]))
  return { typed: { ...mine, ...from(taken) }, theirs: from(conflicts) }
}

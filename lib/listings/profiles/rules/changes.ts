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
 * What may go live without a decision, because little can go wrong with it and parents need it today; admins choose which of them does.
 * Openings, tuition and "temporarily closed" are not part of a profile change and always go live at once (commands/change-facts).
 */
const RULES: Record<ImmediateRule, Rule> = {
  'phone-same-area': { field: 'phone', holds: (before, after) => isSameArea(before.phone, after.phone) },
  'logo-removed': { field: 'businessLogo', holds: (_, after) => after.businessLogo === '' },
  /** Their order, and that some are there no longer; another photo or other words wait. */
  'photos-rearranged': {
    field: 'photos',
    holds: (before, after) => after.photos.every((photo) => before.photos.some((one) => isSameValue(one, photo))),
  },
  hours: { field: 'hours', holds: () => true },
  amenities: { field: 'amenities', holds: () => true },
  services: { field: 'servicesOffered', holds: () => true },
}

/** Whether what became of a field goes live at once by one of these rules. */
export function isImmediate(
  field: ProfileField,
  before: ProfileValues,
  after: ProfileValues,
  rules: readonly ImmediateRule[],
): boolean {
  return rules.some((rule) => RULES[rule].field === field && RULES[rule].holds(before, after))
}

/** A field as the form holds it. */
export type TypedField = keyof ProfileTyped

/** Values as the form shows them; photos, activities and tours have parts of their own. */
export function typedOf({ hours, photos, activities, virtualTours, ...texts }: ProfileValues): ProfileTyped {
  return { ...texts, ...writeHours(hours) }
}

type Merged = { typed: ProfileTyped; theirs: Partial<ProfileTyped> }

/**
 * What one person typed and what another one changed meanwhile, both begun from `base`: fields that only one of them touched are taken over.
 * Where both did, the own text stays in the form and `theirs` holds the other one.
 */
export function mergeEdits(base: ProfileTyped, mine: ProfileTyped, current: ProfileTyped): Merged {
  const fields = Object.keys(current) as TypedField[]
  const theirChanges = fields.filter((field) => !isSameValue(base[field], current[field]))
  const isMine = (field: TypedField) => !isSameValue(base[field], mine[field])
  const disputed = theirChanges.filter((field) => isMine(field) && !isSameValue(mine[field], current[field]))
  const taken = theirChanges.filter((field) => !isMine(field))
  const from = (names: TypedField[]) => Object.fromEntries(names.map((field) => [field, current[field]]))
  return { typed: { ...mine, ...from(taken) }, theirs: from(disputed) }
}

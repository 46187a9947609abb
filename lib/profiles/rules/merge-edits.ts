import type { ProfileTyped } from '../schema/typed'
import type { ProfileValues } from '../types'
import { writeHours } from './read-hours'
import { isSameValue } from './values'

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

import { isListField } from '@/lib/profiles/catalogue'
import { type TypedField, typedOf } from '@/lib/profiles/rules/merge-edits'
import { isSameValue, NO_VALUES, withProposed } from '@/lib/profiles/rules/values'
import type { ProfileTyped } from '@/lib/profiles/schema/typed'
import type { ProfileChangeView } from '@/lib/profiles/types'
import { rejectedFields } from '../rejected-fields'

type Rejected = { text: string | string[]; reason: string }

/** What was proposed and not accepted, as the form holds it, so that it can be put right. */
export function rejectedTexts(change: ProfileChangeView | null): Partial<Record<TypedField, Rejected>> {
  if (!change) return {}
  const typed = typedOf(withProposed(NO_VALUES, change.fields))
  const hours: readonly TypedField[] = ['openingTime', 'closingTime', 'otherHours']
  const entries = rejectedFields(change).flatMap(({ field, reason }) => {
    if (field === 'photos' || isListField(field)) return []
    const names: readonly TypedField[] =
      field === 'hours' ? hours.filter((one) => !isSameValue(typed[one], '')) : [field]
    return names.map((name): [keyof ProfileTyped, Rejected] => [name, { text: typed[name], reason }])
  })
  return Object.fromEntries(entries)
}

import { typedFacts } from '@/lib/profiles/rules/facts'
import { typedOf } from '@/lib/profiles/rules/merge-edits'
import type { EditTyped } from '../schema/edit'
import type { EditSheet } from '../types'

const numberTyped = (value: number | null) => value?.toString() ?? ''
const dollarsTyped = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))

/** What the form begins with. Its reason is for the admin to choose. */
export function typedSheet({ values, traits, ageBands }: EditSheet): Omit<EditTyped, 'reason'> {
  const { businessLogo, ...texts } = typedOf(values)
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

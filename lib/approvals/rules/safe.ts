import type { ProfileField } from '@/lib/profiles/catalogue'
import type { HoldReason } from '@/lib/reviews/catalogue/hold-reasons'

/** Fields of which a wrong value harms little and is soon seen; words, addresses and pictures are read one by one. */
const SAFE_FIELDS: readonly ProfileField[] = ['amenities', 'hours', 'phone', 'seasonalHours', 'servicesOffered']
/** Waiting for these says nothing about the words themselves. */
const SAFE_REASONS: readonly HoldReason[] = ['first-review', 'burst']

/** Whether a change may be accepted together with others, unopened. */
export const isSafeChange = (fields: readonly ProfileField[]): boolean =>
  fields.length > 0 && fields.every((field) => SAFE_FIELDS.includes(field))

/** Whether a review that nobody reported may be. Its words stand in the list in full. */
export const isSafeReview = (heldFor: readonly HoldReason[], reports: readonly unknown[]): boolean =>
  reports.length === 0 && heldFor.length > 0 && heldFor.every((reason) => SAFE_REASONS.includes(reason))

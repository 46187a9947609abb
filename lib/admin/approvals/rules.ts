import type { ProfileField } from '@/lib/listings/profiles/catalogue'
import { addDays, dueDay, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import type { HoldReason } from '@/lib/reviews/rules/moderation'

/** What came before this moment should have been decided by yesterday. */
export function lateBefore(now: Date): Date {
  const today = todayIn(OFFICE_ZONE, now)
  let day = today
  while (dueDay(addDays(day, -1)) >= today) day = addDays(day, -1)
  return instantOf(`${day}T00:00`, OFFICE_ZONE) ?? now
}

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

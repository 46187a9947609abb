import type { ProfileField } from '@/lib/listings/profiles/catalogue'
import { addDays, dueDay, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import type { HoldReason } from '@/lib/reviews/rules'

/** Items that came before this instant were due by yesterday. */
export function lateBefore(now: Date): Date {
  const today = todayIn(OFFICE_ZONE, now)
  let day = today
  while (dueDay(addDays(day, -1)) >= today) day = addDays(day, -1)
  return instantOf(`${day}T00:00`, OFFICE_ZONE) ?? now
}

/** Fields where a wrong value does little harm and is soon noticed; text, addresses and pictures are reviewed one by one. */
const SAFE_FIELDS: readonly ProfileField[] = ['amenities', 'hours', 'phone', 'seasonalHours', 'servicesOffered']
/** Hold reasons that say nothing about the text itself. */
const SAFE_REASONS: readonly HoldReason[] = ['first-review', 'burst']

/** Whether a change can be accepted in bulk without opening it. */
export const isSafeChange = (fields: readonly ProfileField[]): boolean =>
  fields.length > 0 && fields.every((field) => SAFE_FIELDS.includes(field))

/** Whether an unreported review can be accepted in bulk. The list shows its full text. */
export const isSafeReview = (heldFor: readonly HoldReason[], reports: readonly unknown[]): boolean =>
  reports.length === 0 && heldFor.length > 0 && heldFor.every((reason) => SAFE_REASONS.includes(reason))

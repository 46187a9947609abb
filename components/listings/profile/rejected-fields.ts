import { PROFILE_FIELDS } from '@/lib/listings/profiles/catalogue'
import type { ProfileChangeView } from '@/lib/listings/profiles/types'

/** The fields of a decided change that were rejected, each with its reason. */
export function rejectedFields(change: ProfileChangeView | null) {
  if (change?.status !== 'decided') return []
  return PROFILE_FIELDS.flatMap((field) => {
    const decision = change.decisions[field]
    return decision && !decision.accepted ? [{ field, reason: decision.reason }] : []
  })
}

import { PROFILE_FIELDS } from '@/lib/profiles/catalogue'
import type { ProfileChangeView } from '@/lib/profiles/types'

/** The fields of a decided change that were not accepted, each with its reason. */
export function rejectedFields(change: ProfileChangeView | null) {
  if (change?.status !== 'decided') return []
  return PROFILE_FIELDS.flatMap((field) => {
    const decision = change.decisions[field]
    return decision && !decision.accepted ? [{ field, reason: decision.reason }] : []
  })
}

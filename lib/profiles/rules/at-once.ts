import type { ProfileField } from '../catalogue'
import type { ProfileValues } from '../types'
import { isSameValue } from './values'

const areaCodeOf = (phone: string) => /^\((\d{3})\)/.exec(phone)?.[1]

/**
 * What goes live without a decision, because little can go wrong with it and parents need it today. Openings, tuition and "temporarily
 * closed" are not part of a profile change and go live at once too (commands/change-facts).
 */
const LOW_RISK: Partial<Record<ProfileField, (before: ProfileValues, after: ProfileValues) => boolean>> = {
  phone: (before, after) =>
    areaCodeOf(before.phone) !== undefined && areaCodeOf(before.phone) === areaCodeOf(after.phone),
  /** That there is none any more. */
  businessLogo: (_, after) => after.businessLogo === '',
  /** Their order, and that some are there no longer; another photo or other words wait. */
  photos: (before, after) => after.photos.every((photo) => before.photos.some((one) => isSameValue(one, photo))),
}

export function goesLiveAtOnce(field: ProfileField, before: ProfileValues, after: ProfileValues): boolean {
  return LOW_RISK[field]?.(before, after) ?? false
}

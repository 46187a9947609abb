import type { AtOnceRule } from '@/lib/site-settings/catalogue'
import type { ProfileField } from '../catalogue'
import type { ProfileValues } from '../types'
import { isSameValue } from './values'

const areaCodeOf = (phone: string) => /^\((\d{3})\)/.exec(phone)?.[1]
const isSameArea = (before: string, after: string) =>
  areaCodeOf(before) !== undefined && areaCodeOf(before) === areaCodeOf(after)

type Rule = { field: ProfileField; holds: (before: ProfileValues, after: ProfileValues) => boolean }

/**
 * What may go live without a decision, because little can go wrong with it and parents need it today; admins choose which of them does.
 * Openings, tuition and "temporarily closed" are not part of a profile change and always go live at once (commands/change-facts).
 */
const RULES: Record<AtOnceRule, Rule> = {
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
export function goesLiveAtOnce(
  field: ProfileField,
  before: ProfileValues,
  after: ProfileValues,
  rules: readonly AtOnceRule[],
): boolean {
  return rules.some((rule) => RULES[rule].field === field && RULES[rule].holds(before, after))
}

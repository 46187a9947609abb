import type { Preferences } from '../types'

/** Whether a family has said anything of what it needs. */
export function hasStated(preferences: Preferences): boolean {
  return Object.values(preferences).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
}

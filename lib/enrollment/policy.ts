import type { Role } from '@/lib/access/types'
import type { InquirySide } from '@/prisma/generated/enums'

/** Roles that have conversations; the page guard and the header both use this list. */
export const MESSAGE_ROLES = ['caregiver', 'careprovider'] as const satisfies readonly Role[]

/** Who sees that a conversation was reported and records the outcome. They never read the conversation itself. */
export const REPORT_DECIDER_ROLES = ['admin'] as const satisfies readonly Role[]

/** Only parents begin conversations. */
export const INQUIRY_ROLES = ['caregiver'] as const satisfies readonly Role[]

/** The side a role writes on; null for roles without conversations. */
export function sideOf(role: string): InquirySide | null {
  return MESSAGE_ROLES.find((one) => one === role) ?? null
}

export const otherSide = (side: InquirySide): InquirySide => (side === 'caregiver' ? 'careprovider' : 'caregiver')

/** Who has a calendar. */
export const CALENDAR_ROLES = ['caregiver', 'careprovider'] as const satisfies readonly Role[]

/** Who adds entries of their own. */
export const ENTRY_ROLES = ['caregiver'] as const satisfies readonly Role[]

export const hasCalendar = (role: string): boolean => CALENDAR_ROLES.some((one) => one === role)

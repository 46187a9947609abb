import type { Role } from '@/lib/access/types'
import type { InquirySide } from '@/prisma/generated/enums'

/** Who has conversations: the gate and the header ask the same. */
export const MESSAGE_ROLES = ['caregiver', 'careprovider'] as const satisfies readonly Role[]

/** Who reads that a conversation was reported, and says what came of it. They never read the conversation. */
export const REPORT_DECIDER_ROLES = ['admin'] as const satisfies readonly Role[]

/** Only a parent begins one. */
export const INQUIRY_ROLES = ['caregiver'] as const satisfies readonly Role[]

/** On which side somebody of this role writes; null for who has no conversations. */
export function sideOf(role: string): InquirySide | null {
  return MESSAGE_ROLES.find((one) => one === role) ?? null
}

export const otherSide = (side: InquirySide): InquirySide => (side === 'caregiver' ? 'careprovider' : 'caregiver')

/** Who sends events to families. */
export const EVENT_ROLES = ['careprovider'] as const satisfies readonly Role[]

/** Who has dates here. */
export const CALENDAR_ROLES = ['caregiver', 'careprovider'] as const satisfies readonly Role[]

/** Who enters dates of their own. */
export const ENTRY_ROLES = ['caregiver'] as const satisfies readonly Role[]

export const hasCalendar = (role: string): boolean => CALENDAR_ROLES.some((one) => one === role)

/** Who has leads: the people of providers. */
export const LEAD_ROLES = ['careprovider'] as const satisfies readonly Role[]
export const WRONG_LEAD_ROLE = 'Only a provider’s own people see its leads.'

/** Who answers families with them. */
export const REPLY_ROLES = ['careprovider'] as const satisfies readonly Role[]

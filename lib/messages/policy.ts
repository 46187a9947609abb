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

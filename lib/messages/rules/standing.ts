import type { InquirySide, ProviderStatus } from '@/prisma/generated/enums'

/** Whether the next message can be written in a conversation, and if not, why. */
export type Standing = 'open' | 'blocked-by-you' | 'blocked-by-them' | 'closed' | 'nobody'

type Known = {
  side: InquirySide
  /** Who has blocked. */
  blocks: readonly InquirySide[]
  status: ProviderStatus
  /** Whether somebody of the provider can read it here, or by mail. */
  isAnswered: boolean
}

/** How a conversation stands for one side. What one can change oneself comes first. */
export function standingOf({ side, blocks, status, isAnswered }: Known): Standing {
  if (blocks.includes(side)) return 'blocked-by-you'
  if (blocks.length > 0) return 'blocked-by-them'
  if (status === 'closed') return 'closed'
  return isAnswered ? 'open' : 'nobody'
}

/** What is said where nothing can be written. */
export const STANDING_WORDS = {
  'blocked-by-you': 'You blocked this conversation. Unblock it to write again.',
  'blocked-by-them': 'The other side takes no more messages from you.',
  closed: 'This provider has closed, so nobody can answer any more.',
  nobody: 'Nobody answers for this provider here any more. Please call or write to it directly.',
} as const satisfies Record<Exclude<Standing, 'open'>, string>

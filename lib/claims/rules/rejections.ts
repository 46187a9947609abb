import type { ClaimRejection } from '@/prisma/generated/enums'

/** For the admin's list and for who hears it. */
export const REJECTION_WORDS: Record<ClaimRejection, { label: string; sentence: string }> = {
  not_shown: {
    label: 'The evidence does not show it',
    sentence: 'What you sent does not show that you answer for this provider.',
  },
  wrong_provider: {
    label: 'It is about another provider',
    sentence: 'What you sent is about another provider. Please claim that one.',
  },
  other_side: {
    label: 'The other side has shown that it is theirs',
    sentence: 'Somebody else has shown that they answer for this provider.',
  },
  listed_already: {
    label: 'It is here already',
    sentence: 'This provider has a page here already. Please claim that one.',
  },
  untrue: { label: 'Something in it is not true', sentence: 'Something in what you sent is not true.' },
}

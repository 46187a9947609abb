/** Why an admin suspends an account: for the list, and as its owner reads it in the mail. A later release adds and never renames. */
export const SUSPENSION_WORDS = {
  spam: { label: 'Unwanted messages', told: 'messages were sent from it that the people who got them did not want.' },
  abuse: { label: 'Insults or threats', told: 'what was written from it insults or threatens people.' },
  untrue: { label: 'Untrue claims', told: 'what was said from it about a provider or a person is not true.' },
  taken: {
    label: 'Somebody else may use it',
    told: 'somebody else may have got hold of it. Set a new password once it is open again.',
  },
  asked: { label: 'Its owner asked for it', told: 'you asked us to close it for a time.' },
} as const

export type SuspensionReason = keyof typeof SUSPENSION_WORDS
export const SUSPENSION_REASONS = Object.keys(SUSPENSION_WORDS) as [SuspensionReason, ...SuspensionReason[]]

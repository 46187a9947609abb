import type { RateLimit } from '@/lib/platform/security/rate-limit'
import type { ClaimRejection } from '@/prisma/generated/enums'

export const CLAIM_LIMITS = { position: 80, note: 2_000, licenseNumber: 60, decisionNote: 1_000 } as const

const DAY = 86_400
/** Claims sent or changed by one account. */
export const CLAIMING_RATE: RateLimit = { max: 10, windowSeconds: DAY }
/** Looking whether a missing provider is here after all, and adding it, by one account. */
export const ADDING_RATE: RateLimit = { max: 30, windowSeconds: DAY }
/** Providers that may be the missing one, as they are shown. */
export const MOST_ALIKE = 10
/** Claims of one account that wait at once. */
export const MOST_PENDING = 5
/** Mails with a code to one provider's address, whoever asks: its mailbox is not ours to fill. */
export const CODES_TO_PROVIDER: RateLimit = { max: 5, windowSeconds: DAY }
export const CODES_BY_ACCOUNT: RateLimit = { max: 10, windowSeconds: DAY }
/** Codes typed by one account. */
export const TYPING_RATE: RateLimit = { max: 15, windowSeconds: DAY }
/** Of one code; then it is dead. */
export const TRIES_PER_CODE = 5
export const CODE_MINUTES = 60
export const DOCUMENT_RATE: RateLimit = { max: 10, windowSeconds: DAY }
/** A document goes so long after the decision. */
export const DOCUMENT_DAYS = 30
/** Searches of the claim page's list, per page. */
export const MOST_FOUND = 20

/** "i***@little-harbor.example": enough to know the mailbox by, not enough to write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

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

export type LicenseVerdict = 'same' | 'other' | 'no-record' | 'not-given'
export type Evidence = { license: LicenseVerdict; isEmailProved: boolean; hasDocument: boolean }
export type Strength = 'strong' | 'medium' | 'weak'

const letters = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whether a typed license number is one of the provider's on record, however it was typed. */
export function licenseVerdict(typed: string | null, onRecord: readonly string[]): LicenseVerdict {
  if (!typed || letters(typed) === '') return 'not-given'
  if (onRecord.length === 0) return 'no-record'
  return onRecord.some((number) => letters(number) === letters(typed)) ? 'same' : 'other'
}

/**
 * What the evidence of a claim is worth. A license number stands on the public page, so alone it shows nothing; who reads the mailbox
 * on file is most likely of the house; a document is for a person to judge.
 */
export function strengthOf({ license, isEmailProved, hasDocument }: Evidence): Strength {
  if (license === 'other') return isEmailProved ? 'medium' : 'weak'
  if (isEmailProved) return license === 'same' ? 'strong' : 'medium'
  return hasDocument && license === 'same' ? 'medium' : 'weak'
}

import type { RateLimit } from '@/lib/platform/security/rate-limit'
import { foldName } from '@/lib/providers/rules/names'

export const CLAIM_LIMITS = { position: 80, note: 2_000, licenseNumber: 60, decisionNote: 1_000 } as const

const DAY = 86_400
/** Claims sent or changed by one account. */
export const CLAIMING_RATE: RateLimit = { max: 10, windowSeconds: DAY }
/** Requests to add a provider, including the check for duplicates, by one account. */
export const ADDING_RATE: RateLimit = { max: 30, windowSeconds: DAY }
/** Possible duplicates shown for a missing provider. */
export const MAX_SIMILAR = 10
/** Pending claims of one account. */
export const MAX_PENDING_CLAIMS = 5
/** Code mails to one provider's address, across all claimants, so that nobody can flood it. */
export const CODES_TO_PROVIDER: RateLimit = { max: 5, windowSeconds: DAY }
export const CODES_BY_ACCOUNT: RateLimit = { max: 10, windowSeconds: DAY }
/** Codes typed by one account. */
export const TYPING_RATE: RateLimit = { max: 15, windowSeconds: DAY }
/** Attempts before a code is invalid. */
export const TRIES_PER_CODE = 5
export const CODE_MINUTES = 60
export const DOCUMENT_RATE: RateLimit = { max: 10, windowSeconds: DAY }
/** A document is deleted this long after the decision. */
export const DOCUMENT_DAYS = 30
/** Search results on the claim page. */
export const MAX_FOUND = 20

/** "i***@little-harbor.example": enough to recognize the mailbox, not enough to write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

export type LicenseVerdict = 'same' | 'other' | 'no-record' | 'not-given'
export type Evidence = { license: LicenseVerdict; isEmailProved: boolean; hasDocument: boolean }
export type Strength = 'strong' | 'medium' | 'weak'

const bare = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Compares a typed license number with those on record, ignoring case and punctuation. */
export function licenseVerdict(typed: string | null, onRecord: readonly string[]): LicenseVerdict {
  if (!typed || bare(typed) === '') return 'not-given'
  if (onRecord.length === 0) return 'no-record'
  return onRecord.some((number) => bare(number) === bare(typed)) ? 'same' : 'other'
}

/** What an admin compares before deciding. `unknown`: one side states nothing. `open`: only a person can judge it. */
export type Check = {
  code: 'license' | 'mailbox' | 'document' | 'address' | 'name'
  state: 'matches' | 'differs' | 'unknown' | 'open'
}

type Claimed = Evidence & { email: string; daycareName: string | null }
type OnRecord = { name: string; email: string | null; website: string | null }

const domainOf = (address: string) => address.toLowerCase().split('@').at(-1) ?? ''
const hostOf = (website: string) =>
  website
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .split('/')[0] ?? ''
const same = (is: boolean) => (is ? 'matches' : 'differs')

/** Compares the claimant's statements with the record, point by point. */
export function checksOf(
  { license, isEmailProved, hasDocument, email, daycareName }: Claimed,
  record: OnRecord,
): Check[] {
  const onFile = [record.email && domainOf(record.email), record.website && hostOf(record.website)].filter(Boolean)
  return [
    { code: 'license', state: license === 'same' || license === 'other' ? same(license === 'same') : 'unknown' },
    { code: 'mailbox', state: isEmailProved ? 'matches' : 'unknown' },
    { code: 'document', state: hasDocument ? 'open' : 'unknown' },
    { code: 'address', state: onFile.length === 0 ? 'unknown' : same(onFile.includes(domainOf(email))) },
    { code: 'name', state: daycareName ? same(foldName(daycareName) === foldName(record.name)) : 'unknown' },
  ]
}

/** What makes accepting a claim risky: the admin confirms having seen it. */
export const isRisky = (evidence: Evidence): boolean => evidence.license === 'other' || strengthOf(evidence) === 'weak'

/**
 * Rates the evidence of a claim. A license number is public, so it proves nothing on its own. Access to the mailbox on file
 * is good evidence. A document needs review by a person.
 */
export function strengthOf({ license, isEmailProved, hasDocument }: Evidence): Strength {
  if (license === 'other') return isEmailProved ? 'medium' : 'weak'
  if (isEmailProved) return license === 'same' ? 'strong' : 'medium'
  return hasDocument && license === 'same' ? 'medium' : 'weak'
}

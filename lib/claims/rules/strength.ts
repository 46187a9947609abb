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

import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import type { Match, MatchRule } from '../types/rows'
import { bestLikeness, SIMILAR } from './match-name'
import { isSameStreet } from './match-street'

/** What is compared of a row; `street` of a family home is the private one. */
export type Comparable = Pick<ProviderDraft, 'name' | 'alternateNames' | 'street' | 'zip' | 'phone' | 'licenses'>

/** From here on two records are one provider; below, somebody has to look. Percent. */
export const SURE = 90

/**
 * Whether a row and a stored provider are the same place: the first rule of the ladder that fits, how surely (percent), and
 * why. Null when nothing speaks for it. The figures are judgements, measured against the real files (docs/imports.md).
 */
export function matchOf(row: Comparable, stored: Comparable): Match | null {
  const likeness = bestLikeness(namesOf(row), namesOf(stored))
  const evidence: Evidence = {
    license: sharesLicense(row, stored),
    name: likeness === 1 ? 'same' : likeness >= SIMILAR ? 'similar' : 'other',
    street: isSameStreet(row.street, stored.street),
    zip: row.zip === stored.zip,
    phone: lineOf(row.phone) !== null && lineOf(row.phone) === lineOf(stored.phone),
  }
  const found = ruleOf(evidence)
  return found && { rule: found[0], percent: found[1], reason: found[2] }
}

type Evidence = {
  license: boolean
  name: 'same' | 'similar' | 'other'
  /** Null: unknown. */
  street: boolean | null
  zip: boolean
  phone: boolean
}

function ruleOf({ license, name, street, zip, phone }: Evidence): [MatchRule, number, string] | null {
  const named = name !== 'other'
  const isHere = street === true && zip
  const Same = name === 'same' ? 'Same name' : 'Similar name'
  const either = (same: number, similar: number) => (name === 'same' ? same : similar)
  if (license)
    return named || isHere || phone
      ? ['license', 99, 'Same license number.']
      : ['license', 70, 'Same license number, but name, address and phone differ.']
  if (named && isHere)
    return [
      'name_address_zip',
      either(98, 93) + (phone ? 1 : 0),
      `${Same}, street and ZIP code${phone ? ', and phone' : ''}.`,
    ]
  if (named && phone && street === true)
    return ['name_phone', either(97, 92), `${Same}, phone and street; another ZIP code.`]
  if (named && phone && street === null && zip)
    return ['name_phone', either(96, 91), `${Same}, phone and ZIP code; one street is not known.`]
  if (named && phone && zip) return ['name_phone', either(92, 80), `${Same}, phone and ZIP code; another street.`]
  if (named && phone)
    return [
      'name_phone',
      either(75, 60),
      `${Same} and phone; another ZIP code${street === false ? ' and street' : ''}.`,
    ]
  if (phone && isHere) return ['phone_address', 92, 'Same phone, street and ZIP code; another name.']
  if (phone && street === true) return ['phone_address', 90, 'Same phone and street; another name and ZIP code.']
  if (isHere) return ['address', 60, 'Same street and ZIP code; another name and phone.']
  if (phone) return ['phone', 50, 'Same phone; another name and address.']
  if (name === 'same' && zip)
    return [
      'name_zip',
      street === null ? 80 : 65,
      `Same name and ZIP code; ${street === null ? 'one street is not known' : 'another street and phone'}.`,
    ]
  return null
}

const namesOf = ({ name, alternateNames }: Comparable) => [name, ...(alternateNames ?? [])]

/** Without the extension, behind which a school may have several. */
export const lineOf = (phone: string | null | undefined): string | null => phone?.slice(0, 14) ?? null

function sharesLicense(row: Comparable, stored: Comparable): boolean {
  const known = new Set(stored.licenses?.map(({ issuer, number }) => `${issuer}\n${number}`))
  return row.licenses?.some(({ issuer, number }) => known.has(`${issuer}\n${number}`)) ?? false
}

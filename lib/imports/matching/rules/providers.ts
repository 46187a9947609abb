import { joinTexts, type Message, message } from '@/lib/platform/language/message'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { Messages } from '@/messages/en'
import type { HeldCode, Match, MatchRule } from '../../types'
import { bestNameSimilarity, isSameStreet, SIMILAR } from './similarity'

/** The compared fields of a row; for a family home `street` is the private one. */
export type Comparable = Pick<ProviderDraft, 'name' | 'alternateNames' | 'street' | 'zip' | 'phone' | 'licenses'>

/** In percent. From here on, two records are considered the same provider; below, a person decides. */
export const CERTAIN_PERCENT = 90

/**
 * Whether a row and a stored provider are the same place: the first rule of the ladder that fits, how certain it is
 * (percent), and why. Null when no rule matches. The figures are judgments, measured on real files (docs/rooms/imports.md).
 */
export function matchOf(row: Comparable, stored: Comparable): Match | null {
  const similarity = bestNameSimilarity(namesOf(row), namesOf(stored))
  const evidence: Evidence = {
    license: sharesLicense(row, stored),
    name: similarity === 1 ? 'same' : similarity >= SIMILAR ? 'similar' : 'other',
    street: isSameStreet(row.street, stored.street),
    zip: row.zip === stored.zip,
    phone:
      phoneWithoutExtension(row.phone) !== null &&
      phoneWithoutExtension(row.phone) === phoneWithoutExtension(stored.phone),
  }
  const found = ruleOf(evidence)
  return found && { rule: found[0], percent: found[1], reason: found[2] }
}

type Evidence = {
  license: boolean
  name: 'same' | 'similar' | 'other'
  /** Null if unknown. */
  street: boolean | null
  zip: boolean
  phone: boolean
}

function ruleOf({ license, name, street, zip, phone }: Evidence): [MatchRule, number, Message] | null {
  const hasSimilarName = name !== 'other'
  const isSameAddress = street === true && zip
  const either = <Value>(same: Value, similar: Value) => (name === 'same' ? same : similar)
  const because = (same: Key, similar: Key) => message(`imports.matching.${either(same, similar)}`)
  if (license)
    return hasSimilarName || isSameAddress || phone
      ? ['license', 99, message('imports.matching.license')]
      : ['license', 70, message('imports.matching.licenseAlone')]
  if (hasSimilarName && isSameAddress)
    return phone
      ? ['name_address_zip', either(99, 94), because('sameHerePhone', 'similarHerePhone')]
      : ['name_address_zip', either(98, 93), because('sameHere', 'similarHere')]
  if (hasSimilarName && phone && street === true)
    return ['name_phone', either(97, 92), because('samePhoneStreet', 'similarPhoneStreet')]
  if (hasSimilarName && phone && street === null && zip)
    return ['name_phone', either(96, 91), because('samePhoneZipUnknown', 'similarPhoneZipUnknown')]
  if (hasSimilarName && phone && zip) return ['name_phone', either(92, 80), because('samePhoneZip', 'similarPhoneZip')]
  if (hasSimilarName && phone)
    return [
      'name_phone',
      either(75, 60),
      street === false ? because('samePhoneElsewhere', 'similarPhoneElsewhere') : because('samePhone', 'similarPhone'),
    ]
  if (phone && isSameAddress) return ['phone_address', 92, message('imports.matching.phoneHere')]
  if (phone && street === true) return ['phone_address', 90, message('imports.matching.phoneStreet')]
  if (isSameAddress) return ['address', 60, message('imports.matching.address')]
  if (phone) return ['phone', 50, message('imports.matching.phone')]
  if (name === 'same' && zip)
    return street === null
      ? ['name_zip', 80, message('imports.matching.nameZipUnknown')]
      : ['name_zip', 65, message('imports.matching.nameZip')]
  return null
}

/** Reasons without placeholders. Some have a variant for names that are only similar. */
type Key = Exclude<keyof Messages['imports']['matching'], 'severalFit' | 'lineTaken'>

const namesOf = ({ name, alternateNames }: Comparable) => [name, ...(alternateNames ?? [])]

/** A phone number without its extension, because a school may have several extensions. */
export const phoneWithoutExtension = (phone: string | null | undefined): string | null => phone?.slice(0, 14) ?? null

function sharesLicense(row: Comparable, stored: Comparable): boolean {
  const known = new Set(stored.licenses?.map(({ issuer, number }) => `${issuer}\n${number}`))
  return row.licenses?.some(({ issuer, number }) => known.has(`${issuer}\n${number}`)) ?? false
}

export type Found<Provider> = { provider: Provider; match: Match }

export type Decision<Provider> =
  | { action: 'add' }
  | { action: 'merge'; found: Found<Provider> }
  | { action: 'hold'; code: HeldCode; reason: Message; found: Found<Provider>[] }

/** In percent. Two matches closer than this are too close to choose between. */
const MARGIN = 5
/** An organization's phone may match dozens; more than this is of no use to a reviewer. */
const MAX_SHOWN = 10

/**
 * Adds the row when nothing matches, merges it when one provider matches with certainty and better than every other, and otherwise holds it
 * for review: a wrong merge and a duplicate are both worse than asking a person.
 */
export function decideMatch<Provider>(candidates: readonly Found<Provider>[]): Decision<Provider> {
  const found = candidates.toSorted((a, b) => b.match.percent - a.match.percent)
  const [best, second] = found
  if (!best) return { action: 'add' }
  const shown = found.slice(0, MAX_SHOWN)
  const rivals = found.filter(({ match }) => match.percent > best.match.percent - MARGIN)
  if (second && rivals.length > 1)
    return {
      action: 'hold',
      code: 'several',
      reason: joinTexts(
        message('imports.matching.severalFit', { count: String(rivals.length) }),
        ' ',
        best.match.reason,
      ),
      found: shown,
    }
  if (best.match.percent >= CERTAIN_PERCENT) return { action: 'merge', found: best }
  return { action: 'hold', code: best.match.rule, reason: best.match.reason, found: shown }
}

type StoredRowState = {
  providerId: number
  /** The row's own provider was merged into this one. */
  isFollowed: boolean
  /** This one has its own row in the same source, seen at least as recently. */
  hasOwnRow: boolean
}

/**
 * Among rows of the same provider, picks the one to apply: its own row takes precedence over the row of a provider merged into it. The
 * other rows only confirm that the provider is still listed.
 */
export function pickRowPerProvider<Row extends { stored: StoredRowState }>(
  rows: readonly Row[],
): { primary: Row[]; secondary: Row[] } {
  const primaryRows = new Map<number, Row>()
  for (const row of rows) {
    const { providerId, isFollowed, hasOwnRow } = row.stored
    if (isFollowed && hasOwnRow) continue
    const current = primaryRows.get(providerId)
    if (!current || (current.stored.isFollowed && !isFollowed)) primaryRows.set(providerId, row)
  }
  const isPrimary = (row: Row) => primaryRows.get(row.stored.providerId) === row
  return { primary: rows.filter(isPrimary), secondary: rows.filter((row) => !isPrimary(row)) }
}

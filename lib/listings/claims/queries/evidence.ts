import 'server-only'
import { locationSlugOf } from '@/lib/places/rules/place-names'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { foldName } from '@/lib/providers/rules/names'
import { parseAddress } from '@/lib/providers/schema'
import { ACTIVE_PEOPLE } from '../../people/queries'
import { type Evidence, licenseVerdict, MAX_SIMILAR } from '../rules'
import { type Addition, storedAddition } from '../schema'
import type { FoundProvider } from '../types'

/** Accounts (ids) that manage a provider, and those that claim it. */
export type Sides = { managers: number[]; challengers: number[] }

export async function findSides(providerId: number, connection: Database | Transaction = db()): Promise<Sides> {
  const managers = await connection.providerPerson.findMany({
    where: { providerId, role: 'manager', user: ACTIVE_PEOPLE.user },
    select: { userId: true },
  })
  const pending = await connection.providerClaim.findMany({
    where: { providerId, status: 'pending', user: ACTIVE_PEOPLE.user },
    select: { userId: true },
  })
  const ids = managers.map(({ userId }) => userId)
  return { managers: ids, challengers: pending.map(({ userId }) => userId).filter((id) => !ids.includes(id)) }
}

/** Whether a managed provider is claimed, or an unmanaged one is claimed by several people. */
export const hasContest = ({ managers, challengers }: Sides): boolean =>
  challengers.length > (managers.length > 0 ? 0 : 1)

/** Whether changes to a provider (internal id) are on hold because its claim is contested. */
export async function isFrozen(providerId: number, connection: Database | Transaction = db()): Promise<boolean> {
  return hasContest(await findSides(providerId, connection))
}

/** Whether a provider (internal id) has a manager; if so, its page offers no claim. */
export async function isClaimed(providerId: number): Promise<boolean> {
  return (await findSides(providerId)).managers.length > 0
}

/** The columns with a claim's evidence. */
export const EVIDENCE = {
  id: true,
  status: true,
  position: true,
  note: true,
  licenseNumber: true,
  emailProvedAt: true,
  documentKey: true,
  createdAt: true,
  provider: { select: { licenses: { select: { number: true } } } },
} as const

type Row = {
  licenseNumber: string | null
  emailProvedAt: Date | null
  documentKey: string | null
  provider: { licenses: { number: string }[] } | null
}

export function evidenceOf({ licenseNumber, emailProvedAt, documentKey, provider }: Row): Evidence {
  return {
    license: licenseVerdict(licenseNumber, provider?.licenses.map(({ number }) => number) ?? []),
    isEmailProved: emailProvedAt !== null,
    hasDocument: documentKey !== null,
  }
}

/** Parses the stored description of a missing provider. */
export const readAddition = (stored: unknown): Addition => storedAddition.parse(stored)

/** Thresholds of PostgreSQL's text similarity (0 to 1) for a possible duplicate. */
const SAME_STREET = 0.4
const SIMILAR_NAME = 0.6

type Missing = { addition: Addition; licenseNumber: string | null }

/**
 * Possible duplicates of a missing provider: open providers with the same phone or license number, the same street address,
 * or a similar name in the same city or ZIP code. Most similar name first.
 */
export async function findSimilarProviders(
  { addition: { name, address, phone }, licenseNumber }: Missing,
  connection: Database | Transaction,
): Promise<FoundProvider[]> {
  const { zip, city, state, street } = parseAddress(address) ?? { zip: '', city: '', state: '', street: null }
  const locationSlug = locationSlugOf(city, state)
  const house = /\d+/.exec(street ?? '')?.[0] ?? null
  const folded = foldName(name)
  return connection.$queryRaw<FoundProvider[]>`
    SELECT p.slug AS id, p.name, p.city, p.zip, EXISTS (
      SELECT FROM provider_people m JOIN users u ON u.id = m.user_id
      WHERE m.provider_id = p.id AND m.role = 'manager' AND u.status = 'active' AND u.role = 'careprovider'
    ) AS "isClaimed"
    FROM providers p
    WHERE p.status IN ('open', 'temporarily_closed') AND p.id IN (
      SELECT id FROM providers WHERE left(phone, 14) = left(${phone}, 14) AND phone IS NOT NULL
      UNION SELECT provider_id FROM provider_licenses WHERE upper(number) = upper(${licenseNumber})
      UNION SELECT id FROM providers WHERE zip = ${zip} AND street IS NOT NULL
        AND substring(street from '[0-9]+') = ${house} AND similarity(street, ${street}) > ${SAME_STREET}
      UNION SELECT id FROM providers WHERE (zip = ${zip} OR location_slug = ${locationSlug})
        AND ${folded} <> '' AND word_similarity(${folded}, name) > ${SIMILAR_NAME}
    )
    ORDER BY similarity(p.name, ${name}) DESC, p.name, p.id LIMIT ${MAX_SIMILAR}`
}

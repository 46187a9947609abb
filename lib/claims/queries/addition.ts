import 'server-only'
import { locationSlugOf } from '@/lib/locations/rules/slug'
import type { Database, Transaction } from '@/lib/platform/db'
import { readAddress } from '@/lib/providers/rules/read-address'
import { foldName } from '@/lib/providers/rules/search-text'
import { MOST_ALIKE } from '../rules/limits'
import { type Addition, storedAddition } from '../schema/addition'
import type { FoundProvider } from '../types'

/** What is kept beside a claim of a provider that is not here yet. */
export const readAddition = (stored: unknown): Addition => storedAddition.parse(stored)

/** Between 0 and 1, as PostgreSQL compares texts: from here on they may be one street, one name. */
const SAME_STREET = 0.4
const LIKE_NAME = 0.6

type Missing = { addition: Addition; licenseNumber: string | null }

/**
 * Open providers that may be the one that somebody misses: the same phone or license number, the same house, or a name like it in the same
 * city or ZIP code. The likest name first.
 */
export async function findAlike(
  { addition: { name, address, phone }, licenseNumber }: Missing,
  connection: Database | Transaction,
): Promise<FoundProvider[]> {
  const { zip, city, state, street } = readAddress(address) ?? { zip: '', city: '', state: '', street: null }
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
        AND ${folded} <> '' AND word_similarity(${folded}, name) > ${LIKE_NAME}
    )
    ORDER BY similarity(p.name, ${name}) DESC, p.name, p.id LIMIT ${MOST_ALIKE}`
}

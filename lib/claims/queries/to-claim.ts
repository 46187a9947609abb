import 'server-only'
import { findByPublicIds } from '@/lib/favorites/queries'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findSurvivors } from '@/lib/providers/queries/survivors'
import { foldName } from '@/lib/providers/rules/search-text'
import { MOST_FOUND } from '../rules/limits'
import type { FoundProvider } from '../types'

/** What a public id, present or past, names today; the address on file stays here. Throws NotFoundError. */
export async function findProviderToClaim(publicId: string, connection: Database | Transaction = db()) {
  const asked = await findByPublicIds([publicId], connection)
  const [survivor] = await findSurvivors([...asked.keys()], connection)
  const row =
    survivor &&
    (await connection.provider.findUnique({
      where: { id: survivor.id },
      select: { slug: true, name: true, city: true, status: true, email: true },
    }))
  if (!row) throw new NotFoundError('There is no such provider.')
  const { slug, ...provider } = row
  return { internalId: survivor.id, id: slug, ...provider }
}

/** Open providers by name, phone, license number or ZIP code, the likest first. A home's street is asked by nothing. */
export async function searchToClaim(q: string): Promise<FoundProvider[]> {
  const folded = foldName(q)
  if (folded === '') return []
  const digits = q.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const phone = digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : null
  const zip = /^\d{5}$/.test(q) ? q : null
  const name = folded.length >= 3 ? `%${folded.replaceAll(' ', '%')}%` : null
  return db().$queryRaw<FoundProvider[]>`
    SELECT p.slug AS id, p.name, p.city, p.zip, EXISTS (
      SELECT FROM provider_people m JOIN users u ON u.id = m.user_id
      WHERE m.provider_id = p.id AND m.role = 'manager' AND u.status = 'active' AND u.role = 'careprovider'
    ) AS "isClaimed"
    FROM providers p
    WHERE p.status IN ('open', 'temporarily_closed') AND p.id IN (
      SELECT id FROM providers WHERE zip = ${zip}
      UNION SELECT id FROM providers WHERE left(phone, 14) = ${phone} AND phone IS NOT NULL
      UNION SELECT provider_id FROM provider_licenses WHERE upper(number) = upper(${q})
      UNION SELECT provider_id FROM provider_search_documents WHERE name_text LIKE ${name}
    )
    ORDER BY similarity(p.name, ${q}) DESC, p.name, p.id LIMIT ${MOST_FOUND}`
}

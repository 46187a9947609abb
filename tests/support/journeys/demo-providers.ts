import { queryJourneyDatabase } from './journey-database'

export type DemoProvider = { publicId: string; name: string; city: string; privateStreet: string | null }

/** Providers of the demo data that a journey may need, by their special property. */
const CASES = {
  open: `p.status = 'open' AND p.kind = 'center'`,
  familyHome: `p.status = 'open' AND p.kind = 'family_home'`,
  temporarilyClosed: `p.status = 'temporarily_closed'`,
  closed: `p.status = 'closed'`,
  merged: `p.status = 'merged'`,
  sponsored: `p.status = 'open' AND p.sponsored_until > now()`,
  withoutPhoto: `p.status = 'open' AND NOT EXISTS (SELECT FROM provider_photos x WHERE x.provider_id = p.id)`,
  withoutLicense: `p.status = 'open' AND NOT EXISTS (SELECT FROM provider_licenses x WHERE x.provider_id = p.id)`,
  withoutReviews: `p.status = 'open' AND p.review_count = 0`,
  withManyReviews: `p.status = 'open' AND p.review_count > 30`,
  roundTheClock: `p.status = 'open' AND EXISTS (SELECT FROM provider_hours x WHERE x.provider_id = p.id AND x.closes_minute = 1440)`,
  knownFromListAlone: `p.status = 'open' AND p.description IS NULL AND p.amenities = '{}' AND p.age_min_months IS NULL`,
} as const

export type DemoCase = keyof typeof CASES

/** Those of one kind, in a fixed order; throws if there is none. Journeys only: reads the journey server's database. */
export async function findDemoProviders(which: DemoCase): Promise<[DemoProvider, ...DemoProvider[]]> {
  return atLeastOne(which, await read(`WHERE p.is_sample AND ${CASES[which]}`))
}

/** Public id of the demo provider of this name, such as "Little Harbor Academy". */
export async function publicIdOfDemo(name: string): Promise<string> {
  const [first] = atLeastOne(name, await read('WHERE p.is_sample AND p.name = $1', [name]))
  return first.publicId
}

/** A demo provider's phone in all notations, e-mail and website: what a signed-out visitor may not read. */
export async function findContactOfDemo(publicId: string): Promise<string[]> {
  const [row] = await queryJourneyDatabase<{ phone: string | null; email: string | null; website: string | null }>(
    'SELECT phone, email, website FROM providers WHERE slug = $1',
    [publicId],
  )
  const digits = row?.phone?.replace(/\D/g, '').slice(-10)
  const phones = digits
    ? [digits, digits.replace(/(...)(...)(....)/, '($1) $2-$3'), digits.replace(/(...)(...)(....)/, '$1-$2-$3')]
    : []
  return [...phones, row?.email, row?.website].filter((text) => typeof text === 'string')
}

function atLeastOne(what: string, found: DemoProvider[]): [DemoProvider, ...DemoProvider[]] {
  const [first, ...others] = found
  if (!first) throw new Error(`The demo data has no provider for "${what}".`)
  return [first, ...others]
}

function read(where: string, values: string[] = []): Promise<DemoProvider[]> {
  return queryJourneyDatabase(
    `SELECT p.slug AS "publicId", p.name, p.city, a.street AS "privateStreet"
     FROM providers p LEFT JOIN provider_private_addresses a ON a.provider_id = p.id ${where} ORDER BY p.id`,
    values,
  )
}

import 'server-only'
import { locationSlugOf } from '@/lib/locations/rules/slug'
import { timeZoneOf } from '@/lib/locations/rules/time-zone'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import type { Kind } from '../catalogue/traits'
import { HOME_STREET, isElsewhere, readAddress } from '../rules/read-address'

const refuse = (message: string) => new InvalidInputError(message, { address: message })

type Before = { kind: Kind; street: string | null; zip: string | null }

/**
 * What a provider's columns become at an address. At another place its point is the ZIP code's center, which is vague and true. Throws
 * InvalidInputError for a ZIP code that there is not, or not in that state, and for the street of a home.
 */
export async function findPlace(tx: Transaction, before: Before, address: string) {
  const read = readAddress(address)
  const zip = read && (await tx.zipCode.findUnique({ where: { zip: read.zip } }))
  if (!read || !zip) throw refuse('We do not know this ZIP code. Please check the address.')
  if (zip.state !== read.state) throw refuse(`The ZIP code ${zip.zip} is in ${zip.state}, not in ${read.state}.`)
  const isHome = before.kind === 'family_home'
  if (isHome && read.street) throw refuse(HOME_STREET)
  const ofCity = await tx.location.findUnique({
    where: { slug: locationSlugOf(read.city, read.state) },
    select: { slug: true },
  })
  const locationSlug = ofCity?.slug ?? zip.locationSlug
  const { city, state, street } = read
  const point = isElsewhere(before, read) && { latitude: zip.latitude, longitude: zip.longitude }
  const timeZone = timeZoneOf(locationSlug, state, zip.county)
  return { city, state, zip: zip.zip, county: zip.county, locationSlug, timeZone, ...(!isHome && { street }), ...point }
}

import { LIMITS } from '../schema/provider-draft'

export type WrittenAddress = { street: string | null; city: string; state: string; zip: string }

/** Why the street of a family home is refused: see publicPlaceOf. */
export const HOME_STREET = 'Of a home only the city and ZIP code are shown: please leave the street out.'

const SHAPE = /^(?:(.+),)?\s*([^,\d]+?)\s*,\s*([A-Za-z]{2})\.?,?\s+(\d{5})(?:-\d{4})?$/

/** The parts of "214 E Robinson St, Orlando, FL 32801"; null where it does not read like that. The street may be left out. */
export function readAddress(text: string): WrittenAddress | null {
  const [, street, city, state, zip] = SHAPE.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  if (!city || !state || !zip || city.length > LIMITS.city) return null
  const cleanStreet = street?.trim().replace(/,$/, '') || null
  if (cleanStreet && cleanStreet.length > LIMITS.street) return null
  return { street: cleanStreet, city: city.trim(), state: state.toUpperCase(), zip }
}

/**
 * Whether it is another place, so that the old point on the map says something untrue: another ZIP code, or another house number. A
 * street that is spelled better stays where it is.
 */
export function isElsewhere(
  before: Pick<WrittenAddress, 'street'> & { zip: string | null },
  after: Pick<WrittenAddress, 'street' | 'zip'>,
) {
  const numberOf = (street: string | null) => /\d+/.exec(street ?? '')?.[0]
  return before.zip !== after.zip || numberOf(before.street) !== numberOf(after.street)
}

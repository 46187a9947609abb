import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { AGE_BANDS } from '../catalogue/age-bands'
import { DETOURS, DISTANCES } from '../catalogue/search-options'
import { askedBands } from '../rules/asked-ages'
import { flagOf } from '../rules/facets'
import { METERS_PER_MILE } from '../rules/geo'
import type { Search } from '../schema/search'
import { HOURS_FLAGS, ladder, PRICE_FLAGS, priceFlags, RATIO_FLAGS, ratioFlags, rungs, when } from './search-index-sql'

/**
 * The bits of every choice that a candidate has and that depends on the search (see `flags` in rules/facets.ts): `choices`, less what
 * was confirmed too long ago, and what it has today and here. All numbers in it are the catalogue's own, so they stand in the text.
 */
export function flagsSql(search: Search, isWay: boolean): Prisma.Sql {
  const bands = askedBands(search)
  const isAnyRoom = bands.length === AGE_BANDS.length
  const standing = [
    isAnyRoom ? 'choices' : `choices & ${~(PRICE_FLAGS | RATIO_FLAGS)}`,
    `CASE WHEN hours_fresh THEN -1 ELSE ${~HOURS_FLAGS} END`,
    ...(isAnyRoom ? [`CASE WHEN tuition_fresh THEN -1 ELSE ${~PRICE_FLAGS} END`] : []),
  ]
  const ofRooms = isAnyRoom ? [] : [priceFlags('price'), ...ratioFlags(bands)]
  return Prisma.raw([`(${standing.join(' & ')})`, ...TODAY, ...ofRooms, isWay ? DETOUR : DISTANCE].join(' | '))
}

const TODAY = [when('has_opening', flagOf('openings', 'confirmed')), when('is_open', flagOf('openNow', '1'))]

const inMiles = (miles: number): [string, string] => [`${miles * METERS_PER_MILE}::float8`, String(miles)]
// A corridor is not counted by distance, nor a circle by detour.
const DISTANCE = ladder('meters', '<=', rungs('distance', DISTANCES, inMiles))
const DETOUR = ladder('detour', '<=', rungs('detour', DETOURS, inMiles))

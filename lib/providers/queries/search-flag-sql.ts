import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { AGE_BANDS } from '../catalogue/age-bands'
import { DETOURS, DISTANCES } from '../catalogue/search-options'
import { askedBands } from '../rules/asked-ages'
import { flagOf } from '../rules/facets'
import { METERS_PER_MILE } from '../rules/geo'
import type { Search } from '../schema/search'
import {
  HOURS_FLAGS,
  PRICE_FLAGS,
  priceFlags,
  RATIO_FLAGS,
  type Rung,
  ratioFlags,
  rungs,
  when,
} from './search-index-sql'

/**
 * The bits of every choice that a candidate has and that depends on the search (see `flags` in rules/facets.ts): `choices`, less what
 * was confirmed too long ago, and what it has today and here. All numbers in it are the catalogue's own, so they stand in the text.
 */
export function flagsSql(search: Search, isWay: boolean): Prisma.Sql {
  const bands = askedBands(search)
  const isAnyRoom = bands.length === AGE_BANDS.length
  const standing = [
    isAnyRoom ? 'choices' : `choices & ${~(PRICE_FLAGS | RATIO_FLAGS)}::bigint`,
    unless('hours_fresh', HOURS_FLAGS),
    ...(isAnyRoom ? [unless('tuition_fresh', PRICE_FLAGS)] : []),
  ]
  return Prisma.raw(
    [`(${standing.join(' & ')})`, ...TODAY, ...(isAnyRoom ? [] : ofRooms(bands)), isWay ? DETOUR : DISTANCE].join(
      ' | ',
    ),
  )
}

const unless = (condition: string, flags: bigint) => `CASE WHEN ${condition} THEN -1::bigint ELSE ${~flags}::bigint END`

/** Most say neither what a room costs nor how many adults are in it, so that is asked first. */
const ofRooms = (bands: readonly number[]) => [
  `CASE WHEN price IS NULL THEN 0::bigint ELSE ${priceFlags('price')} END`,
  `CASE WHEN ratio_bits = 0 THEN 0::bigint ELSE (${ratioFlags(bands).join(' | ')}) END`,
]

const TODAY = [when('has_opening', flagOf('openings', 'confirmed')), when('is_open', flagOf('openNow', '1'))]

const inMiles = (miles: number): [string, string] => [`${miles * METERS_PER_MILE}::float8`, String(miles)]
// A corridor is not counted by distance, nor a circle by detour.
const DISTANCE = farthestFirst('meters', rungs('distance', DISTANCES, inMiles))
const DETOUR = farthestFirst('detour', rungs('detour', DETOURS, inMiles))

/** Like ladder(), begun at the other end: most of a circle is near its edge. */
function farthestFirst(value: string, steps: Rung[]): string {
  const from = (index: number) => steps.slice(index).reduce((mask, step) => mask | step.flag, 0n)
  const tests = steps.map(({ limit }, index) => `WHEN ${value} > ${limit} THEN ${from(index + 1)}::bigint`)
  return `CASE ${tests.toReversed().join(' ')} ELSE ${from(0)}::bigint END`
}

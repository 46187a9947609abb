import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { foldPlaceName } from '../rules/fold'
import type { LocationView, ZipView } from '../types'
import { locationColumns } from './find-location'

/** For files of many rows, inside the transaction that writes them. */

/** The ZIP codes among these that are known, in one query. */
export async function findZips(tx: Transaction, zips: readonly string[]): Promise<ZipView[]> {
  const found = await tx.zipCode.findMany({
    where: { zip: { in: [...zips] } },
    include: { location: { select: { timeZone: true } } },
  })
  return found.map(({ location, ...columns }) => ({ ...columns, timeZone: location.timeZone }))
}

/** The cities of one state that these names mean, by folded name; as findCity, in one query. */
export async function findCities(
  tx: Transaction,
  names: readonly string[],
  state: string,
): Promise<Map<string, LocationView>> {
  const aliases = await tx.locationAlias.findMany({
    where: { folded: { in: [...new Set(names.map(foldPlaceName))] }, state },
    orderBy: [{ rank: 'asc' }, { locationSlug: 'asc' }],
    select: { folded: true, location: { select: locationColumns } },
  })
  const cities = new Map<string, LocationView>()
  for (const { folded, location } of aliases) if (!cities.has(folded)) cities.set(folded, location)
  return cities
}

/** The counties of a state, by folded name without the word ("stjohns" -> "St. Johns"). */
export async function findCountyNames(tx: Transaction, state: string): Promise<Map<string, string>> {
  const counties = await tx.county.findMany({ where: { state }, select: { name: true } })
  return new Map(counties.map(({ name }) => [foldPlaceName(name), name]))
}

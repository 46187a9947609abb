import 'server-only'
import { findCities, findCountyNames, findZips } from '@/lib/locations/queries/find-in-bulk'
import { foldPlaceName } from '@/lib/locations/rules/fold'
import type { LocationView, ZipView } from '@/lib/locations/types'
import type { Transaction } from '@/lib/platform/db'
import type { Gazetteer } from '../rules/place'
import type { StatedPlace } from '../types/rows'

/** A gazetteer that has to be told which places will be asked for: one query for many instead of one for each. */
export type OpenGazetteer = Gazetteer & { learn: (places: readonly StatedPlace[]) => Promise<void> }

/** What was looked up is kept as long as the answer is: at most every US ZIP code and city, some 40 MB. */
export function openGazetteer(tx: Transaction): OpenGazetteer {
  const zips = new Map<string, ZipView | undefined>()
  const cities = new Map<string, LocationView | undefined>()
  const counties = new Map<string, Map<string, string>>()
  const cityKey = (name: string, state: string) => `${state} ${foldPlaceName(name)}`

  async function learnZips(wanted: readonly string[]): Promise<void> {
    const unasked = [...new Set(wanted)].filter((zip) => !zips.has(zip))
    for (const zip of unasked) zips.set(zip, undefined)
    if (unasked.length > 0) for (const zip of await findZips(tx, unasked)) zips.set(zip.zip, zip)
  }

  async function learnState(state: string, names: readonly string[]): Promise<void> {
    if (!counties.has(state)) counties.set(state, await findCountyNames(tx, state))
    const unasked = names.filter((name) => !cities.has(cityKey(name, state)))
    for (const name of unasked) cities.set(cityKey(name, state), undefined)
    if (unasked.length === 0) return
    for (const [folded, city] of await findCities(tx, unasked, state)) cities.set(`${state} ${folded}`, city)
  }

  return {
    zip: (zip) => zips.get(zip),
    city: (name, state) => cities.get(cityKey(name, state)),
    county: (name, state) => counties.get(state)?.get(foldPlaceName(name)),
    async learn(places) {
      for (const state of new Set(places.map((place) => place.state)))
        await learnState(
          state,
          places.flatMap((place) => (place.state === state && place.city) || []),
        )
      // The only ZIP of a city may have to stand in for a wrong one.
      const ofCities = places.flatMap(({ city, state }) => {
        const cityZips = city === null ? [] : (cities.get(cityKey(city, state))?.zips ?? [])
        return cityZips.length === 1 ? cityZips : []
      })
      await learnZips([...places.map(({ zip }) => zip), ...ofCities])
    },
  }
}

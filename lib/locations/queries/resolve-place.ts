import 'server-only'
import { db } from '@/lib/platform/db'
import { createMemoryCache } from '@/lib/platform/memory-cache'
import { CATALOGUE_CITIES } from '../catalogue/cities'
import { HOME_STATE } from '../catalogue/states'
import { placeLabel } from '../rules/labels'
import { type PlaceQuery, type PlaceReading, parsePlaceQuery, stateOf } from '../rules/parse-place-query'
import type { CountyView, LocationView, ResolvedPlace } from '../types'
import { findZip, locationColumns } from './find-location'
import { nearestSpellings, nearestZips } from './nearest-spellings'
import { describeOptions } from './place-options'

const MAX_OPTIONS = 12

/** The same places are asked for again and again; the tables change with the gazetteer alone. */
const remember = createMemoryCache<ResolvedPlace>({ maxEntries: 5_000, seconds: 600 })

/**
 * What a typed place means. A name that several states have is the home state's when that is one of them, else ambiguous;
 * a name that is not known comes with the nearest spellings, and the home state's own name with its catalogue cities.
 * Nothing is thrown for what people type.
 */
export async function resolvePlace(input: string): Promise<ResolvedPlace> {
  const parsed = parsePlaceQuery(input)
  if (parsed.kind === 'empty' || parsed.kind === 'invalid') return { kind: 'invalid' }
  return remember(JSON.stringify(parsed), () => resolve(parsed))
}

async function resolve(parsed: Extract<PlaceQuery, { kind: 'zip' | 'name' }>): Promise<ResolvedPlace> {
  if (parsed.kind === 'zip') {
    const zip = await findZip(parsed.zip)
    return zip
      ? { kind: 'zip', label: `${placeLabel(zip.city, zip.state)} ${zip.zip}`, zip }
      : { kind: 'unknown', query: parsed.zip, suggestions: await nearestZips(parsed.zip) }
  }
  if (stateOf(parsed.text) === HOME_STATE)
    return { kind: 'unknown', query: parsed.text, suggestions: await describeOptions([...CATALOGUE_CITIES]) }
  for (const reading of parsed.readings) {
    const place = (await resolveCity(reading, parsed.text)) ?? (await resolveCounty(reading, parsed.text))
    if (place) return place
  }
  return { kind: 'unknown', query: parsed.text, suggestions: await nearestSpellings(parsed.readings) }
}

async function resolveCity({ folded, state }: PlaceReading, query: string): Promise<ResolvedPlace | null> {
  const aliases = await db().locationAlias.findMany({
    where: { folded, ...(state && { state }) },
    orderBy: [{ rank: 'asc' }, { locationSlug: 'asc' }],
    take: MAX_OPTIONS,
    select: { location: { select: locationColumns } },
  })
  const cities: LocationView[] = aliases.map((alias) => alias.location)
  const location = theOneMeant(cities)
  if (location) return { kind: 'city', label: placeLabel(location.name, location.state), location }
  return cities.length === 0 ? null : { kind: 'ambiguous', query, options: await describeOptions(cities) }
}

async function resolveCounty({ folded, state, isCounty }: PlaceReading, query: string): Promise<ResolvedPlace | null> {
  if (!isCounty) return null
  const counties: CountyView[] = await db().county.findMany({
    where: { folded, ...(state && { state }) },
    orderBy: [{ rank: 'asc' }, { slug: 'asc' }],
    take: MAX_OPTIONS,
    select: {
      slug: true,
      name: true,
      fullName: true,
      state: true,
      latitude: true,
      longitude: true,
      radiusMeters: true,
    },
  })
  const county = theOneMeant(counties)
  if (county) return { kind: 'county', label: placeLabel(county.fullName, county.state), county }
  if (counties.length === 0) return null
  const options = counties.map(({ slug, fullName, state }) => ({ slug, name: fullName, state, county: null }))
  return { kind: 'ambiguous', query, options: await describeOptions(options) }
}

/** The only one, or the home state's; the rows come best known first. */
function theOneMeant<Place extends { state: string }>(places: Place[]): Place | undefined {
  return places.length === 1 ? places[0] : places.find((place) => place.state === HOME_STATE)
}

import { distanceMeters, type Point } from '@/lib/places/rules/geo'
import { foldPlaceName } from '@/lib/places/rules/place-names'
import { message } from '@/lib/platform/language/message'
import type { ProviderDraft } from '@/lib/providers/schema'
import { cleanStreet, parseStreet } from '../../cleaning/rules/streets'
import type { Note, Rejection, StatedPlace } from '../../types'

type City = { slug: string; name: string; state: string; county: string | null; zips: readonly string[] } & Point
type Zip = {
  zip: string
  city: string
  state: string
  county: string | null
  locationSlug: string
  timeZone: string
} & Point

/** What place matching needs from the gazetteer; names in any spelling. */
export type Gazetteer = {
  zip: (zip: string) => Zip | undefined
  city: (name: string, state: string) => City | undefined
  /** By its slug: "orlando-fl". */
  location: (slug: string) => City | undefined
  /** The county's name as the gazetteer writes it. */
  county: (name: string, state: string) => string | undefined
}

type Placed = Pick<
  ProviderDraft,
  'street' | 'city' | 'state' | 'zip' | 'county' | 'latitude' | 'longitude' | 'locationSlug' | 'timeZone'
>

/** In meters. A city farther than this from a ZIP's center is a different city with the same name. */
const SAME_CITY_METERS = 60_000

type Located = { placed: Placed; notes: Note[]; isPointKnown: boolean; isZipKnown: boolean }

/** The place as another directory located it. Null if the row has no such place, or one that the gazetteer does not know. */
function locatedBefore(stated: StatedPlace, gazetteer: Gazetteer): Located | null {
  const { located, street, city, state, county, point } = stated
  const location = located && gazetteer.location(located.locationSlug)
  if (!location || city === null) return null
  const zip = stated.zip === null ? zipOfCity(stated, gazetteer, location) : gazetteer.zip(stated.zip)
  if (!zip || 'reason' in zip) return null
  const { latitude, longitude } = point ?? zip
  return {
    notes: [],
    isPointKnown: point !== null,
    isZipKnown: stated.zip !== null,
    placed: { street, city, state, zip: zip.zip, county, latitude, longitude, ...located },
  }
}

/** An address without commas, split at a city that has the row's ZIP code or, if there is none, is in the row's county. */
function splitByGazetteer(stated: StatedPlace, gazetteer: Gazetteer): StatedPlace {
  const { splits = [], zip, county: inCounty, state } = stated
  const county = inCounty === null ? undefined : gazetteer.county(inCounty, state)
  const isHere = (city: City | undefined) =>
    zip === null ? county !== undefined && city?.county === county : city?.zips.includes(zip) === true
  const split = splits.find(
    ({ street, city }) => isHere(gazetteer.city(city, state)) && parseStreet(street).is === 'value',
  )
  return split ? { ...stated, street: cleanStreet(split.street), city: split.city } : stated
}

/**
 * Locates a row: its ZIP code, its city (or else the ZIP's), its county, and its point if that is plausible (or else the ZIP's center; see
 * `isPointKnown`). A row without a ZIP code is filed under its city; `isZipKnown` is false if that city has several. Notes state what was
 * corrected. Rejects the row if its ZIP code is missing, unknown or in another state, and the city does not resolve it.
 */
export function placeOf(
  asRead: StatedPlace,
  gazetteer: Gazetteer,
  plausibleMeters: number | null,
): Located | Rejection {
  const stated = splitByGazetteer(asRead, gazetteer)
  const located = locatedBefore(stated, gazetteer)
  if (located) return located
  const notes: Note[] = []
  const named = stated.city === null ? undefined : gazetteer.city(stated.city, stated.state)
  const zip =
    stated.zip === null ? zipOfCity(stated, gazetteer, named) : zipOf(stated, stated.zip, gazetteer, named, notes)
  if ('reason' in zip) return zip
  const isZipKnown = stated.zip !== null || named?.zips.length === 1
  if (!isZipKnown) notes.push({ code: 'cityOnly', text: message('imports.rowNotes.severalZips', { city: zip.city }) })
  const isNear = named && distanceMeters(named, zip) <= SAME_CITY_METERS
  if (stated.city && !isNear)
    notes.push({
      code: 'city',
      text: message('imports.rowNotes.cityFar', { city: stated.city, zip: zip.zip, other: zip.city }),
    })
  const point = pointOf(stated, zip, plausibleMeters, notes)
  return {
    notes,
    isPointKnown: point.isKnown,
    isZipKnown,
    placed: {
      street: stated.street,
      city: isNear ? named.name : (stated.city ?? zip.city),
      state: zip.state,
      zip: zip.zip,
      // A county that was computed from a wrong point is just as wrong.
      county: countyOf(point.isWrong ? null : stated.county, zip, gazetteer, notes),
      latitude: point.latitude,
      longitude: point.longitude,
      locationSlug: isNear ? named.slug : zip.locationSlug,
      timeZone: zip.timeZone,
    },
  }
}

/** The stated ZIP code. If it is unknown or in another state, the only ZIP code of the stated city. */
function zipOf(
  stated: StatedPlace,
  statedZip: string,
  gazetteer: Gazetteer,
  named: City | undefined,
  notes: Note[],
): Zip | Rejection {
  const zip = gazetteer.zip(statedZip)
  if (zip && zip.state === stated.state) return zip
  const only = named?.zips.length === 1 ? gazetteer.zip(named.zips[0] ?? '') : undefined
  if (only?.state !== stated.state) {
    const values = { zip: statedZip, place: [stated.city, stated.state].filter(Boolean).join(', ') }
    const reason = zip
      ? message('imports.rowNotes.zipInOtherState', { ...values, state: zip.state })
      : message('imports.rowNotes.zipUnknown', values)
    return { code: 'place', reason }
  }
  const used = { zip: statedZip, other: only.zip, city: only.city, cityState: only.state }
  const text = zip
    ? message('imports.rowNotes.zipInOtherStateUsed', { ...used, state: zip.state })
    : message('imports.rowNotes.zipUnknownUsed', used)
  notes.push({ code: 'zip', text })
  return only
}

/** The ZIP code nearest to the city's center. */
function zipOfCity({ city, state }: StatedPlace, gazetteer: Gazetteer, named: City | undefined): Zip | Rejection {
  const zips = (named?.zips ?? []).flatMap((zip) => gazetteer.zip(zip) ?? []).filter((zip) => zip.state === state)
  const [nearest] = named ? zips.toSorted((a, b) => distanceMeters(named, a) - distanceMeters(named, b)) : []
  if (nearest) return nearest
  const place = [city, state].filter(Boolean).join(', ')
  return { code: 'place', reason: message('imports.rowNotes.cityUnknown', { place }) }
}

/** In meters: how far from its ZIP's center a point in the address column may be. */
const PLAUSIBLE_METERS = 40_000

function pointOf({ point, isWithheld }: StatedPlace, zip: Zip, plausibleMeters: number | null, notes: Note[]) {
  const center = { latitude: zip.latitude, longitude: zip.longitude }
  if (isWithheld) return { ...center, isWrong: false, isKnown: true }
  if (point === null) {
    if (plausibleMeters !== null)
      notes.push({ code: 'point', text: message('imports.rowNotes.noPoint', { zip: zip.zip }) })
    return { ...center, isWrong: false, isKnown: false }
  }
  const meters = distanceMeters(point, zip)
  if (meters <= (plausibleMeters ?? PLAUSIBLE_METERS)) return { ...point, isWrong: false, isKnown: true }
  const kilometers = String(Math.round(meters / 1000))
  notes.push({ code: 'point', text: message('imports.rowNotes.farPoint', { kilometers, zip: zip.zip }) })
  return { ...center, isWrong: true, isKnown: false }
}

function countyOf(stated: string | null, zip: Zip, gazetteer: Gazetteer, notes: Note[]): string | null {
  // In an independent city, "Roanoke" and "Roanoke City" mean the city, not Roanoke County.
  const ownName = stated?.replace(/^city of | city$/i, '') ?? ''
  if (zip.county === null && foldPlaceName(ownName) === foldPlaceName(zip.city)) return null
  const county = stated === null ? undefined : gazetteer.county(stated, zip.state)
  // A ZIP may lie in several counties and the gazetteer names one, so any county of the state is accepted.
  if (stated && county !== zip.county)
    notes.push({
      code: 'county',
      text: county
        ? message('imports.rowNotes.countyKept', { county, zip: zip.zip, other: zip.county ?? 'none' })
        : message('imports.rowNotes.countyUnknown', { county: stated, state: zip.state, other: zip.county ?? 'none' }),
    })
  return county ?? zip.county
}

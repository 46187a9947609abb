import type { ZipView } from '@/lib/locations/types'
import { InvalidInputError } from '@/lib/platform/errors'
import { DEFAULT_DETOUR, LONGEST_WAY } from '../catalogue/search-options'
import type { Search } from '../schema/search'
import { distanceMeters, METERS_PER_MILE } from './geo'
import { areaOf, type CorridorArea, type KnownPlace } from './search-area'

/** What a search makes of a work ZIP code; `area` where it can look along the way, else why not. */
export type WayToWork =
  | { kind: 'along'; area: CorridorArea; zip: string; city: string }
  | { kind: 'unknown'; zip: string }
  /** Whole miles in a straight line. */
  | { kind: 'too-far'; zip: string; miles: number }
  /** A county is no place to set out from. */
  | { kind: 'no-start'; zip: string }

/** `work` is what the gazetteer knows of `search.workZip`. Null when none was asked for. */
export function wayToWork(
  place: KnownPlace,
  search: Pick<Search, 'workZip' | 'detour'>,
  work: ZipView | null,
): WayToWork | null {
  const zip = search.workZip
  if (zip === null) return null
  if (!work) return { kind: 'unknown', zip }
  if (place.kind === 'county') return { kind: 'no-start', zip }
  const { center, timeZone } = areaOf(place, null)
  const miles = distanceMeters(center, work) / METERS_PER_MILE
  if (miles > LONGEST_WAY) return { kind: 'too-far', zip, miles: Math.round(miles) }
  const { latitude, longitude } = work
  const detourMeters = (search.detour ?? DEFAULT_DETOUR) * METERS_PER_MILE
  return {
    kind: 'along',
    area: { center, timeZone, work: { latitude, longitude }, detourMeters },
    zip,
    city: work.city,
  }
}

/** Why there is no way, in a sentence. */
export function whyNoWay(way: Exclude<WayToWork, { kind: 'along' }>): string {
  switch (way.kind) {
    case 'unknown':
      return `We do not know the work ZIP code ${way.zip}. Check its five digits.`
    case 'too-far':
      return `Home and work are about ${way.miles.toLocaleString('en-US')} miles apart. We look along ways of up to ${LONGEST_WAY} miles.`
    case 'no-start':
      return 'A county is too large to set out from. Give the ZIP code or city you live in to search on the way to work.'
  }
}

/** For callers who cannot be asked back: throws InvalidInputError where there is no way. */
export function refuseNoWay(way: WayToWork | null): CorridorArea | null {
  if (way === null || way.kind === 'along') return way?.area ?? null
  const message = whyNoWay(way)
  throw new InvalidInputError(message, { workZip: message })
}

/** The same search near home alone. */
export function withoutWay(search: Search): Search {
  return { ...search, workZip: null, detour: null, sort: search.sort === 'detour' ? null : search.sort, page: 1 }
}

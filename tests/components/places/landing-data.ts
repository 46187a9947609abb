import type { LandingData, ShownPlace } from '@/components/places/landing/landing-data'
import type { PlaceLink } from '@/lib/places/types'
import type { LocationFacts } from '@/lib/providers/landing/rules/figures'
import { buildDetail } from '@/tests/support/providers/provider-detail'

const today = '2026-11-20'
export const noFacts: LocationFacts = {
  total: 0,
  kinds: [],
  withOpenings: 0,
  fadingOpenings: 0,
  openingsByBand: [],
  tuition: [],
  ratios: [],
  programs: [],
  schedules: [],
  accreditations: [],
  hours: { stated: 0, openBySeven: 0, openUntilSix: 0 },
  withLicense: 0,
  lastConfirmedOn: null,
}

const orange: PlaceLink = { kind: 'county', slug: 'orange-county-fl', name: 'Orange County', state: 'FL' }
const point = { state: 'FL', latitude: 28.54, longitude: -81.38, timeZone: 'America/New_York' }

export const orlando: ShownPlace = {
  ...point,
  kind: 'city',
  slug: 'orlando-fl',
  name: 'Orlando',
  label: 'Orlando, FL',
  searchTerm: '32801',
  within: [orange],
}
export const orangeCounty: ShownPlace = {
  ...point,
  ...orange,
  label: 'Orange County, FL',
  searchTerm: 'Orange County, FL',
  within: [],
}
export const zip32801: ShownPlace = {
  ...point,
  kind: 'zip',
  slug: '32801',
  name: '32801',
  label: '32801, Orlando, FL',
  searchTerm: '32801',
  within: [orange, { kind: 'city', slug: 'orlando-fl', name: 'Orlando', state: 'FL' }],
}

export const orlandoFacts: LocationFacts = {
  ...noFacts,
  total: 46,
  kinds: [
    { kind: 'center', providers: 40 },
    { kind: 'family_home', providers: 6 },
  ],
  withOpenings: 16,
  fadingOpenings: 5,
  openingsByBand: [{ band: 'one', providers: 9 }],
  tuition: [
    { band: 'infant', providers: 12, median: 31_000 },
    { band: 'one', providers: 23, median: 27_200 },
  ],
  ratios: [{ band: 'two', providers: 8, median: 9 }],
  programs: [{ program: 'vpk', providers: 20 }],
  schedules: [{ schedule: 'night', providers: 1 }],
  hours: { stated: 30, openBySeven: 22, openUntilSix: 25 },
  withLicense: 41,
  lastConfirmedOn: '2026-11-12',
}
export const countyFigures: LocationFacts = {
  ...noFacts,
  total: 100,
  kinds: [
    { kind: 'center', providers: 70 },
    { kind: 'family_home', providers: 30 },
  ],
  withOpenings: 20,
  tuition: [
    { band: 'one', providers: 40, median: 26_000 },
    { band: 'four', providers: 40, median: 20_000 },
  ],
  programs: [{ program: 'vpk', providers: 44 }],
}

/** The page of daycare in Orlando, with overrides. */
export function landingData(more: Partial<LandingData> = {}): LandingData {
  return {
    careType: 'daycare',
    place: orlando,
    page: 1,
    listed: { total: 46, pageCount: 3, providers: [buildDetail()], nearest: [] },
    figures: orlandoFacts,
    facts: orlandoFacts,
    compared: { name: 'Orange County', figures: countyFigures },
    zips: [],
    cities: [],
    areas: [{ slug: 'winter-park-fl', name: 'Winter Park', state: 'FL', count: 18, distanceMeters: 6_900 }],
    counts: { daycare: 46, preschool: 48, montessori: 0 },
    today,
    ...more,
  }
}

/** For nobody, or only a few, having stated anything. */
export const emptyFacts = (figures: Partial<LocationFacts> = {}) => ({
  figures: { ...noFacts, ...figures },
  facts: { ...noFacts, ...figures },
})

import type { Surroundings } from '@/components/locations/landing/landing-data'
import { nearbyLocations } from '@/lib/locations/queries/nearby-locations'
import type { LandingPlace } from '@/lib/locations/types'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { countByCareType } from '@/lib/providers/queries/care-type-counts'
import { locationFacts } from '@/lib/providers/queries/location-facts'
import { placeFigures } from '@/lib/providers/queries/place-figures'
import { citiesOfCounty, placesAround, zipsOfCity } from '@/lib/providers/queries/places-around'
import { MEDIAN_BAND } from '@/lib/providers/rules/landing'

const NEARBY_ZIPS = 6
const NEARBY_COUNTIES = 3

/** The figures of a place, those of what it lies in to hold them against, what lies in it, and what is near. */
export function loadSurroundings(place: LandingPlace, careType: LandingCareType, today: string): Promise<Surroundings> {
  return { city: ofCity, county: ofCounty, zip: ofZip }[place.kind](place, careType, today)
}

async function ofCity(place: LandingPlace, careType: LandingCareType, today: string): Promise<Surroundings> {
  const [facts, zips, compared, areas] = await Promise.all([
    locationFacts(place.slug, careType, today),
    zipsOfCity(place.slug, careType),
    compare(place, careType, today),
    citiesAround(place, careType),
  ])
  return { figures: facts, facts, compared, zips, cities: [], areas }
}

async function ofCounty(place: LandingPlace, careType: LandingCareType, today: string): Promise<Surroundings> {
  const [figures, cities, areas] = await Promise.all([
    placeFigures(place, careType, today),
    citiesOfCounty(place, careType, MEDIAN_BAND[careType].index, today),
    placesAround({ ...place, kind: 'county' }, careType, NEARBY_COUNTIES),
  ])
  return { figures, facts: null, compared: null, zips: [], cities, areas }
}

async function ofZip(place: LandingPlace, careType: LandingCareType, today: string): Promise<Surroundings> {
  const [figures, compared, areas] = await Promise.all([
    placeFigures(place, careType, today),
    compare(place, careType, today),
    placesAround({ ...place, kind: 'zip' }, careType, NEARBY_ZIPS),
  ])
  return { figures, facts: null, compared, zips: [], cities: [], areas }
}

/** The smallest place around it: a ZIP code's city, a city's county. */
async function compare(
  place: LandingPlace,
  careType: LandingCareType,
  today: string,
): Promise<Surroundings['compared']> {
  const around = place.within.at(-1)
  return around ? { name: around.name, figures: await placeFigures(around, careType, today) } : null
}

async function citiesAround(place: LandingPlace, careType: LandingCareType): Promise<Surroundings['areas']> {
  const cities = await nearbyLocations(place)
  return Promise.all(
    cities.map(async (city) => ({
      ...city,
      count: (await countByCareType({ kind: 'city', slug: city.slug }))[careType],
    })),
  )
}

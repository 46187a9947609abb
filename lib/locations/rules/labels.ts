import { findState } from '../catalogue/states'
import type { LandingPlace } from '../types'

/** "Winter Park, FL", "Orange County, FL": also what stands in the search box after a choice. */
export function placeLabel(name: string, state: string): string {
  return `${name}, ${state}`
}

/** "Orlando, FL", "Orange County, FL", "32801, Orlando, FL": what a landing page is about. */
export function landingLabel({ kind, name, state, within }: Pick<LandingPlace, 'kind' | 'name' | 'state' | 'within'>) {
  const city = within.find((place) => kind === 'zip' && place.kind === 'city')
  return placeLabel(city ? `${name}, ${city.name}` : name, state)
}

/** "Florida"; the code itself when it is none of ours. */
export function stateName(code: string): string {
  return findState(code)?.name ?? code
}

import { findState } from '../catalogue/states'

/** "Winter Park, FL", "Orange County, FL": also what stands in the search box after a choice. */
export function placeLabel(name: string, state: string): string {
  return `${name}, ${state}`
}

/** "Florida"; the code itself when it is none of ours. */
export function stateName(code: string): string {
  return findState(code)?.name ?? code
}

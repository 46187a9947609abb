import type { Box } from '../../rules/geo'
import { OUTLINES } from '../catalogue/outlines'

/** From this zoom on, states are shown in detail, with their counties. */
export const DETAIL_ZOOM = 5.5
/** The file with all states, for lower zooms. */
export const COUNTRY_FILE = '/map/us.json'

/** The files of the states in a box, for a map at DETAIL_ZOOM or more. */
export function stateFilesOf({ south, west, north, east }: Box): string[] {
  return Object.entries(OUTLINES)
    .filter(([, [left, bottom, right, top]]) => left <= east && right >= west && bottom <= north && top >= south)
    .map(([code]) => `/map/${code.toLowerCase()}.json`)
}

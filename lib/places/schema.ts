import { z } from 'zod'
import { MAX_NAMES_DEGREES, MAX_SEARCH_DEGREES, parseBounds } from './map/rules/mercator'
import type { Box } from './rules/geo'
import { MAX_PLACE_QUERY_LENGTH } from './rules/place-text'

/** Longer texts are rejected, not truncated. */
export const MAX_AUTOCOMPLETE_INPUT = MAX_PLACE_QUERY_LENGTH

/** GET /api/places/autocomplete. `types` is Google's filter; only cities and regions are supported. */
export const autocompleteQuery = z.object({
  input: z
    .string('Say what to look for in "input".')
    .max(MAX_AUTOCOMPLETE_INPUT, `Please use at most ${MAX_AUTOCOMPLETE_INPUT} characters.`)
    .default(''),
  types: z.enum(['(cities)', '(regions)'], 'Only (cities) and (regions) are known here.').optional(),
})

/** "28.4,-81.6,28.7,-81.2": the box of a map as south, west, north, east. */
function bounds(most: typeof MAX_SEARCH_DEGREES) {
  const message = `An area must read 28.4,-81.6,28.7,-81.2: south, west, north and east, at most ${most.latitude} by ${most.longitude} degrees.`
  return z.string(message).transform((text, context): Box => {
    const box = parseBounds(text, most)
    if (box) return box
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

/** The box of a search. */
export const boundsField = bounds(MAX_SEARCH_DEGREES)

/** GET /api/map/places */
export const mapPlacesQuery = z.object({ bounds: bounds(MAX_NAMES_DEGREES) })

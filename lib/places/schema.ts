import { z } from 'zod'
import { message } from '@/lib/platform/language/message'
import { MAX_NAMES_DEGREES, MAX_SEARCH_DEGREES, parseBounds } from './map/rules/marks'
import type { Box } from './rules/geo'
import { MAX_PLACE_QUERY_LENGTH } from './rules/place-text'

/** GET /api/places/autocomplete. Longer texts are rejected, not truncated. `types` is Google's filter; only cities and regions are supported. */
export const autocompleteQuery = z.object({
  input: z
    .string(message('places.errors.noInput'))
    .max(MAX_PLACE_QUERY_LENGTH, message('places.errors.tooLong', { most: MAX_PLACE_QUERY_LENGTH }))
    .default(''),
  types: z.enum(['(cities)', '(regions)'], message('places.errors.types')).optional(),
})

/** "28.4,-81.6,28.7,-81.2": the box of a map as south, west, north, east. */
function bounds(most: typeof MAX_SEARCH_DEGREES) {
  const problem = message('places.errors.area', { height: most.latitude, width: most.longitude })
  return z.string(problem).transform((text, context): Box => {
    const box = parseBounds(text, most)
    if (box) return box
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
}

/** The box of a search. */
export const boundsField = bounds(MAX_SEARCH_DEGREES)

/** GET /api/map/places */
export const mapPlacesQuery = z.object({ bounds: bounds(MAX_NAMES_DEGREES) })

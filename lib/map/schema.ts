import { z } from 'zod'
import type { Box } from '@/lib/platform/geo'
import { ALL_DEGREES, MOST_DEGREES, readBounds } from './rules/bounds'

/** "28.4,-81.6,28.7,-81.2": what a map shows, south, west, north, east. */
function bounds(most: typeof MOST_DEGREES) {
  const message = `An area must read 28.4,-81.6,28.7,-81.2: south, west, north and east, at most ${most.latitude} by ${most.longitude} degrees.`
  return z.string(message).transform((text, context): Box => {
    const box = readBounds(text, most)
    if (box) return box
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

/** What can be searched. */
export const boundsField = bounds(MOST_DEGREES)

/** GET /api/map/places */
export const mapPlacesQuery = z.object({ bounds: bounds(ALL_DEGREES) })

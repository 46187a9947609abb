import { z } from 'zod'
import { searchFields } from './search'

const EMPTY = 'Please enter a ZIP code or city name'
/** Longer ones are refused by the rule for places anyway; this only bounds what is looked at. */
const LONGEST = 300

/**
 * GET /api/places/search: `zipCode` is a ZIP code, city or county, the rest are the filters of the search page. What only a
 * way to work has is refused without one.
 */
export const placesSearchQuery = z
  .object({
    zipCode: z.string(EMPTY).trim().min(1, EMPTY).max(LONGEST, 'Please enter a valid ZIP code or city name'),
    ...searchFields,
  })
  .superRefine(({ workZip, detour, sort }, context) => {
    if (workZip !== null) return
    if (detour !== null) context.addIssue({ code: 'custom', path: ['detour'], message: needsWork('A detour') })
    if (sort === 'detour')
      context.addIssue({ code: 'custom', path: ['sort'], message: needsWork('The order by detour') })
  })

function needsWork(what: string) {
  return `${what} needs a work ZIP code.`
}

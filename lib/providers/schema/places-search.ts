import { z } from 'zod'
import { searchFields } from './search'

const EMPTY = 'Please enter a ZIP code or city name'
/** Longer ones are refused by the rule for places anyway; this only bounds what is looked at. */
const LONGEST = 300

/** GET /api/places/search: `zipCode` is a ZIP code, city or county, the rest are the filters of the search page. */
export const placesSearchQuery = z.object({
  zipCode: z.string(EMPTY).trim().min(1, EMPTY).max(LONGEST, 'Please enter a valid ZIP code or city name'),
  ...searchFields,
})

import { z } from 'zod'
import { MAX_PLACE_QUERY_LENGTH } from './rules/place-text'

/** Longer texts are refused rather than cut: nobody types them. */
export const MAX_AUTOCOMPLETE_INPUT = MAX_PLACE_QUERY_LENGTH

/** GET /api/places/autocomplete. `types` is Google's filter; only cities and what contains them are here. */
export const autocompleteQuery = z.object({
  input: z
    .string('Say what to look for in "input".')
    .max(MAX_AUTOCOMPLETE_INPUT, `Please type at most ${MAX_AUTOCOMPLETE_INPUT} characters.`)
    .default(''),
  types: z.enum(['(cities)', '(regions)'], 'Only (cities) and (regions) are known here.').optional(),
})

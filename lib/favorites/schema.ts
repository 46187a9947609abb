import { z } from 'zod'
import { MOST_IN_BROWSER } from './rules/limits'

const MISSING = 'Missing required daycare information'
const publicId = z.string(MISSING).trim().min(1, MISSING).max(200, 'There is no such provider.')
const told = z.string(MISSING).trim().min(1, MISSING).max(500, MISSING)
/** Of the calls' shape: must be whoever is signed in (policy.ts). */
const caregiverId = z.coerce.number('This is no user.').int('This is no user.').optional()

export const favoritesQuery = z.object({ caregiverId })

/**
 * The specification's call. Name, address and rating must be told, and are stored nowhere: they are the provider's own. A provider
 * without reviews has null for its rating.
 */
export const favoriteInput = z.object({
  caregiverId,
  daycareId: publicId,
  daycareName: told,
  daycareAddress: told,
  daycareRating: z.union([z.string(), z.number(), z.null()], MISSING),
  daycareImage: z.string().max(2_000).nullish(),
  tags: z.string().max(5_000).nullish(),
})

export const removeQuery = z.object({ caregiverId, daycareId: publicId })

export const mergeInput = z.object({
  daycareIds: z
    .array(publicId, 'Say which providers.')
    .max(MOST_IN_BROWSER, `At most ${MOST_IN_BROWSER} providers at once.`),
})

/** `?ids=a,b`: those; without it one's own. */
export const rowsQuery = z.object({
  ids: z
    .string('Say which providers.')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(mergeInput.shape.daycareIds)
    .optional(),
})

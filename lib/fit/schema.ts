import { z } from 'zod'
import { MOST_PROVIDERS } from './rules/limits'

const MESSAGE = `Name up to ${MOST_PROVIDERS} providers.`

/** GET /api/caregiver/fit: public ids with commas between them. */
export const fitQuery = z.object({
  ids: z
    .string(MESSAGE)
    .max(MOST_PROVIDERS * 120, MESSAGE)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .refine((ids) => ids.length <= MOST_PROVIDERS, MESSAGE),
})

import { z } from 'zod'

/** A search as it stands behind "?" in its address. */
export const searchReport = z.object({
  search: z.string('Which search?').min(1, 'Which search?').max(2_000, 'This search is too long.'),
})

/** `providerId`: a public id; left out, one's own first provider. */
export const trendsQuery = z.object({ providerId: z.string().max(200, 'There is no such provider.').optional() })

import { z } from 'zod'
import { PERIODS } from './rules'
import { FIGURES } from './types'

/** The specification's query. `providerId`: public; without it, the first of one's own. */
export const figuresQuery = z.object({
  period: z.enum(PERIODS, 'Choose daily, weekly or monthly.').default('weekly'),
  providerId: z.string().max(200, 'There is no such provider.').optional(),
})

/** The page's address: whatever means nothing there is as if it were left out. */
export const numbersPageQuery = z.object({
  period: z.enum(PERIODS).catch('weekly'),
  figure: z.enum(FIGURES).catch('views'),
  provider: z.string().max(200).optional().catch(undefined),
})

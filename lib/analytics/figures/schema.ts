import { z } from 'zod'
import { FIGURES, PERIODS } from './rules'

/** The specified query. `providerId` is a public id; without it, the actor's first provider. */
export const figuresQuery = z.object({
  period: z.enum(PERIODS, 'Choose daily, weekly or monthly.').default('weekly'),
  providerId: z.string().max(200, 'We can’t find this provider.').optional(),
})

/** The page's query: invalid values are treated as omitted. */
export const numbersPageQuery = z.object({
  period: z.enum(PERIODS).catch('weekly'),
  figure: z.enum(FIGURES).catch('views'),
  provider: z.string().max(200).optional().catch(undefined),
})

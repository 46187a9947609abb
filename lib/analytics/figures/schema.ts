import { z } from 'zod'
import { message } from '@/lib/platform/language/message'
import { FIGURES, PERIODS } from './rules'

/** The specified query. `providerId` is a public id; without it, the actor's first provider. */
export const figuresQuery = z.object({
  period: z.enum(PERIODS, message('analytics.errors.period')).default('weekly'),
  providerId: z.string().max(200, message('analytics.errors.noProvider')).optional(),
})

/** The page's query: invalid values are treated as omitted. */
export const numbersPageQuery = z.object({
  period: z.enum(PERIODS).catch('weekly'),
  figure: z.enum(FIGURES).catch('views'),
  provider: z.string().max(200).optional().catch(undefined),
})

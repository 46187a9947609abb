import { z } from 'zod'
import { ProviderStatus } from '@/prisma/generated/enums'

const MAX_ID = 2_147_483_647
const NOBODY = 'There is no such provider.'
/** Providers that no list holds. */
export const NO_LIST = 'none'

export const providerParams = z.object({ id: z.coerce.number(NOBODY).int(NOBODY).positive(NOBODY).max(MAX_ID, NOBODY) })

const words = z
  .string()
  .transform((text) =>
    text
      .replace(/\p{Cc}|\p{Cs}/gu, ' ')
      .trim()
      .slice(0, 120),
  )
  .catch('')

/** Of the list's address. Anything that cannot be used is left out. */
export const directoryQuery = z.object({
  q: words,
  status: z.enum(ProviderStatus).optional().catch(undefined),
  source: z.string().max(60).optional().catch(undefined),
  claimed: z.enum(['yes', 'no']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type DirectoryQuery = z.output<typeof directoryQuery>

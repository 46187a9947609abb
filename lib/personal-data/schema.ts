import { z } from 'zod'

const MAX_ID = 2_147_483_647

/** GET /api/account/exports/{id} */
export const exportParams = z.object({ id: z.coerce.number('This is no file.').int().positive().max(MAX_ID) })

/** What GET and POST /api/account/exports answer. */
const line = { id: z.number(), askedAt: z.string() }
export const ownExports = z.array(
  z.discriminatedUnion('state', [
    z.object({ ...line, state: z.literal('being-made') }),
    z.object({ ...line, state: z.literal('ready'), until: z.string(), bytes: z.number() }),
    z.object({ ...line, state: z.literal('failed') }),
  ]),
)

import { z } from 'zod'

/** As randomToken makes them; anything else is nobody's. */
export const feedQuery = z.object({ key: z.string('There is no such calendar.').max(100).default('') })

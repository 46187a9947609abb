import { z } from 'zod'

/** What stands in provider_edits.fields: by field, both in words. */
export const storedEdit = z.record(z.string(), z.object({ from: z.string(), to: z.string() }))

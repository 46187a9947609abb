import { z } from 'zod'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { proposedFields, storedValues } from '@/lib/profiles/schema/stored'

/** What the form needs of the server's answer. */
const standing = z.object({
  version: z.string(),
  live: storedValues,
  change: z.object({ status: z.enum(['pending', 'decided', 'withdrawn']), fields: proposedFields }).nullable(),
})

/** What stands of a page now, with what is proposed. */
export async function readStanding(providerId: string) {
  return standing.parse(await callApi(routes.api.profileChanges({ providerId })))
}

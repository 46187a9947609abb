import { defineRoute } from '@/lib/access/routes/define-route'
import { respondWithProgress } from '@/lib/access/routes/progress'
import { mergeProviders } from '@/lib/admin/directory/commands/merge-providers'
import { mergeInput } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/admin/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { logger } from '@/lib/platform/logging/logger'
import { now } from '@/lib/platform/time/clock'

const warn = (sentence: string) => logger.warn({ event: 'merger.pages' }, sentence)

/** Most mergers respond when complete; one that takes longer than a second responds with its progress. */
export const POST = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: mergeInput,
  handle: async ({ actor, body, request }) => {
    const ended = await respondWithProgress(
      request,
      (report) => mergeProviders(actor, body, now(), report),
      // Next can revalidate tags only until the response begins.
      (changed) => revalidateRemotely(changed, warn),
    )
    if (ended instanceof Response) return ended
    revalidateTags(ended)
    return { merged: true }
  },
})

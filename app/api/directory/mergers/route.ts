import { defineRoute } from '@/lib/access/routes/define-route'
import { mergeProviders } from '@/lib/admin/directory/commands/merge-providers'
import { mergeInput } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/admin/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: mergeInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await mergeProviders(actor, body, now()))
    return { merged: true }
  },
})

import { defineRoute } from '@/lib/access/define-route'
import { mergeProviders } from '@/lib/directory/commands/merge/merge-providers'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/directory/policy'
import { mergeInput } from '@/lib/directory/schema/merge'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: mergeInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await mergeProviders(actor, body, now()))
    return { merged: true }
  },
})

import { defineRoute } from '@/lib/access/define-route'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { changeFacts } from '@/lib/profiles/commands/change-facts'
import { PROFILE_ROLES, WRONG_PROFILE_ROLE } from '@/lib/profiles/policy'
import { factsInput } from '@/lib/profiles/schema/facts'

export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  body: factsInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await changeFacts(actor, body, now()))
    return { saved: true }
  },
})

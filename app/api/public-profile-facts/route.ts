import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { changeFacts } from '@/lib/listings/profiles/commands/facts'
import { factsInput } from '@/lib/listings/profiles/schema/facts'
import { WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  body: factsInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await changeFacts(actor, body, now()))
    return { saved: true }
  },
})

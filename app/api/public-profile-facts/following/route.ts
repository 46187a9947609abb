import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { chooseFollowing } from '@/lib/profiles/commands/choose-following'
import { PROFILE_ROLES } from '@/lib/profiles/policy'
import { followInput } from '@/lib/profiles/schema/facts'

/** Whether openings follow enrollments. */
export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: 'Only a provider’s own people can change its page.',
  body: followInput,
  handle: async ({ actor, body }) => {
    await chooseFollowing(actor, body, now())
    return { follows: body.follows }
  },
})

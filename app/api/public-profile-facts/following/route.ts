import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { chooseFollowing } from '@/lib/profiles/commands/choose-following'
import { PROFILE_ROLES, WRONG_PROFILE_ROLE } from '@/lib/profiles/policy'
import { followInput } from '@/lib/profiles/schema/facts'

/** Whether openings follow enrollments. */
export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  body: followInput,
  handle: async ({ actor, body }) => {
    await chooseFollowing(actor, body, now())
    return { follows: body.follows }
  },
})

import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { chooseFollowing } from '@/lib/listings/profiles/commands/facts'
import { followInput } from '@/lib/listings/profiles/schema/facts'
import { WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { now } from '@/lib/platform/time/clock'

/** Whether openings are updated from enrollments. */
export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  body: followInput,
  handle: async ({ actor, body }) => {
    await chooseFollowing(actor, body, now())
    return { follows: body.follows }
  },
})

import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { chooseAddress } from '@/lib/listings/profiles/commands/facts'
import { addressInput } from '@/lib/listings/profiles/schema/facts'
import { WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/** How much of its address a family home shows. */
export const PUT = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: WRONG_PROFILE_ROLE,
  body: addressInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await chooseAddress(actor, body, now()))
    return { showsZip: body.showsZip }
  },
})

import { defineRoute } from '@/lib/access/define-route'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { chooseAddress } from '@/lib/profiles/commands/choose-address'
import { PROFILE_ROLES, WRONG_PROFILE_ROLE } from '@/lib/profiles/policy'
import { addressInput } from '@/lib/profiles/schema/facts'

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

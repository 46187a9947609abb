import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { confirmFacts } from '@/lib/listings/profiles/commands/facts'
import { confirmInput } from '@/lib/listings/profiles/schema/facts'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: PROFILE_ROLES,
  wrongRole: message('listings.profileErrors.onlyTeamConfirms'),
  body: confirmInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await confirmFacts(actor, body, now()))
    return { confirmed: true }
  },
})

import { defineRoute } from '@/lib/access/routes/define-route'
import { CHANGE_REVIEWER_ROLES } from '@/lib/listings/policy'
import { decideChange } from '@/lib/listings/profiles/commands/decide-change'
import { changeParams, decisionInput } from '@/lib/listings/profiles/schema/requests'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: CHANGE_REVIEWER_ROLES,
  wrongRole: message('listings.profileErrors.onlyAdminsDecide'),
  params: changeParams,
  body: decisionInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await decideChange(actor, params.id, body, now()))
    return { decided: true }
  },
})

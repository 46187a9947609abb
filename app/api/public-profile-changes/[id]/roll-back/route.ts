import { defineRoute } from '@/lib/access/routes/define-route'
import { CHANGE_REVIEWER_ROLES } from '@/lib/listings/policy'
import { rollBack } from '@/lib/listings/profiles/commands/decide-change'
import { changeParams, rollBackInput } from '@/lib/listings/profiles/schema/requests'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: CHANGE_REVIEWER_ROLES,
  wrongRole: message('listings.profileErrors.onlyAdminsUndo'),
  params: changeParams,
  body: rollBackInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await rollBack(actor, params.id, body, now()))
    return { rolledBack: true }
  },
})

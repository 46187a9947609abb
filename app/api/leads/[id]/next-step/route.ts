import { defineRoute } from '@/lib/access/routes/define-route'
import { saveNextStep } from '@/lib/enrollment/leads/commands'
import { leadParams, nextStepInput, WRONG_LEAD_ROLE } from '@/lib/enrollment/leads/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: leadParams,
  body: nextStepInput,
  handle: async ({ actor, params, body }) => {
    await saveNextStep(actor, params.id, body, now())
    return { saved: true }
  },
})

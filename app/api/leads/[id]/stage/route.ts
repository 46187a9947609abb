import { defineRoute } from '@/lib/access/routes/define-route'
import { moveLead } from '@/lib/enrollment/leads/commands'
import { leadParams, stageInput, WRONG_LEAD_ROLE } from '@/lib/enrollment/leads/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: leadParams,
  body: stageInput,
  handle: async ({ actor, params, body }) => ({ stage: await moveLead(actor, params.id, body, now()) }),
})

import { defineRoute } from '@/lib/access/define-route'
import { moveLead } from '@/lib/leads/commands/move-lead'
import { LEAD_ROLES, WRONG_LEAD_ROLE } from '@/lib/leads/policy'
import { leadParams, stageInput } from '@/lib/leads/schema'
import { now } from '@/lib/platform/clock'

export const PUT = defineRoute({
  access: LEAD_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: leadParams,
  body: stageInput,
  handle: async ({ actor, params, body }) => ({ stage: await moveLead(actor, params.id, body, now()) }),
})

import { defineRoute } from '@/lib/access/define-route'
import { saveNextStep } from '@/lib/leads/commands/next-step'
import { LEAD_ROLES, WRONG_LEAD_ROLE } from '@/lib/leads/policy'
import { leadParams, nextStepInput } from '@/lib/leads/schema'
import { now } from '@/lib/platform/clock'

export const PUT = defineRoute({
  access: LEAD_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: leadParams,
  body: nextStepInput,
  handle: async ({ actor, params, body }) => {
    await saveNextStep(actor, params.id, body, now())
    return { saved: true }
  },
})

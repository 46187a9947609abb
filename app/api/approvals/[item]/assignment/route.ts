import { defineRoute } from '@/lib/access/routes/define-route'
import { assignItem, unassignItem } from '@/lib/admin/approvals/commands'
import { assignmentInput, itemParams } from '@/lib/admin/approvals/schema'
import { APPROVAL_ROLES } from '@/lib/admin/policy'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: APPROVAL_ROLES,
  params: itemParams,
  body: assignmentInput,
  handle: async ({ actor, params: { item }, body }) => {
    await assignItem(actor, item, body.insteadOf ?? null, now())
    return { takenBy: actor.id }
  },
})

export const DELETE = defineRoute({
  access: APPROVAL_ROLES,
  params: itemParams,
  handle: async ({ actor, params: { item } }) => {
    await unassignItem(actor, item)
    return { takenBy: null }
  },
})

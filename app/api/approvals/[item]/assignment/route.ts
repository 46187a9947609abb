import { defineRoute } from '@/lib/access/define-route'
import { giveBackItem, takeItem } from '@/lib/approvals/commands/assign'
import { APPROVAL_ROLES } from '@/lib/approvals/policy'
import { assignmentInput, itemParams } from '@/lib/approvals/schema'
import { now } from '@/lib/platform/clock'

export const PUT = defineRoute({
  access: APPROVAL_ROLES,
  params: itemParams,
  body: assignmentInput,
  handle: async ({ actor, params: { item }, body }) => {
    await takeItem(actor, item, body.insteadOf ?? null, now())
    return { takenBy: actor.id }
  },
})

export const DELETE = defineRoute({
  access: APPROVAL_ROLES,
  params: itemParams,
  handle: async ({ actor, params: { item } }) => {
    await giveBackItem(actor, item)
    return { takenBy: null }
  },
})

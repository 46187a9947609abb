import { defineRoute } from '@/lib/access/define-route'
import { changeAddition } from '@/lib/claims/commands/add'
import { CLAIM_ROLES } from '@/lib/claims/policy'
import { additionInput } from '@/lib/claims/schema/addition'
import { claimParams } from '@/lib/claims/schema/claim'
import { now } from '@/lib/platform/clock'

/** What is said of a missing provider, while it waits. */
export const PUT = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  body: additionInput,
  handle: ({ actor, params, body }) => changeAddition(actor, params.id, body, now()),
})

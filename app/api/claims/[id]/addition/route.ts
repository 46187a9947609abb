import { defineRoute } from '@/lib/access/routes/define-route'
import { changeAddition } from '@/lib/listings/claims/commands/claim'
import { additionInput, claimParams } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

/** The details of a missing provider while its review is pending. */
export const PUT = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  body: additionInput,
  handle: ({ actor, params, body }) => changeAddition(actor, params.id, body, now()),
})

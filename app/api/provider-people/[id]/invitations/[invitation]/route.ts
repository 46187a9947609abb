import { defineRoute } from '@/lib/access/routes/define-route'
import { resendInvitation, withdrawInvitation } from '@/lib/listings/people/commands'
import { invitationParams } from '@/lib/listings/people/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

/** Sends it again. */
export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: invitationParams,
  handle: async ({ actor, params, locale }) => {
    await resendInvitation(actor, params.id, params.invitation, locale, now())
    return { sent: true }
  },
})

export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  params: invitationParams,
  handle: async ({ actor, params }) => {
    await withdrawInvitation(actor, params.id, params.invitation)
    return { withdrawn: true }
  },
})

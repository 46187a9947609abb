import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { resendInvitation, withdrawInvitation } from '@/lib/provider-people/commands/invite'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { invitationParams } from '@/lib/provider-people/schema'

/** Sends it again. */
export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: invitationParams,
  handle: async ({ actor, params }) => {
    await resendInvitation(actor, params.id, params.invitation, now())
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

import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { joinProvider } from '@/lib/provider-people/commands/join'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { readInvitation } from '@/lib/provider-people/queries/invitation'
import { joinInput } from '@/lib/provider-people/schema'

/** What an invitation is about, for whoever holds its link: a POST, because a link's secret belongs into no address. */
export const POST = defineRoute({
  access: 'public',
  body: joinInput,
  handle: ({ body }) => readInvitation(body.token, now()),
})

/** Takes it up. */
export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: 'This invitation is for a provider account. Yours is of another kind.',
  body: joinInput,
  handle: ({ actor, body }) => joinProvider(actor, body.token, now()),
})

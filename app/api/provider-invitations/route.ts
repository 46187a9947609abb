import { defineRoute } from '@/lib/access/routes/define-route'
import { joinProvider } from '@/lib/listings/people/commands'
import { readInvitation } from '@/lib/listings/people/queries'
import { joinInput } from '@/lib/listings/people/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

/** What an invitation is about, for anyone with its link: a POST, because the link's secret must not be in a URL. */
export const POST = defineRoute({
  access: 'public',
  body: joinInput,
  handle: ({ body }) => readInvitation(body.token, now()),
})

/** Accepts it. */
export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: message('listings.peopleErrors.wrongAccount'),
  body: joinInput,
  handle: ({ actor, body }) => joinProvider(actor, body.token, now()),
})

import { defineRoute } from '@/lib/access/routes/define-route'
import { unsubscribe } from '@/lib/notifications/commands/notifications'
import { unsubscribeQuery } from '@/lib/notifications/schema'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

/** A mail client without RFC 8058 opens this URL: it shows a page with a button, because scanners open links too. */
export const GET = defineRoute({
  access: 'public',
  query: unsubscribeQuery,
  handle: async ({ query }) => toPage(query.token),
})

export const POST = defineRoute({
  access: 'public',
  anyOrigin: true,
  query: unsubscribeQuery,
  handle: async ({ query }) => {
    await unsubscribe(query.token, now())
    return query.from === 'page' ? toPage(query.token) : { unsubscribed: true }
  },
})

const toPage = (token: string) => new Response(null, { status: 303, headers: { location: routes.unsubscribe(token) } })

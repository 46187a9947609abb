import { defineRoute } from '@/lib/access/routes/define-route'
import { unsubscribe } from '@/lib/notifications/commands/notifications'
import { unsubscribeQuery } from '@/lib/notifications/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import type { Locale } from '@/lib/platform/language/locales'
import { now } from '@/lib/platform/time/clock'

/** A mail client without RFC 8058 opens this URL: it shows a page with a button, because scanners open links too. */
export const GET = defineRoute({
  access: 'public',
  query: unsubscribeQuery,
  handle: async ({ query, locale }) => toPage(locale, query.token),
})

export const POST = defineRoute({
  access: 'public',
  anyOrigin: true,
  query: unsubscribeQuery,
  handle: async ({ query, locale }) => {
    await unsubscribe(query.token, now())
    return query.from === 'page' ? toPage(locale, query.token) : { unsubscribed: true }
  },
})

const toPage = (locale: Locale, token: string) =>
  new Response(null, { status: 303, headers: { location: localPath(locale, accountRoutes.unsubscribe(token)) } })

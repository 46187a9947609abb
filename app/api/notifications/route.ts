import { defineRoute } from '@/lib/access/routes/define-route'
import { findNotifications } from '@/lib/notifications/queries'
import { notificationsQuery } from '@/lib/notifications/schema'

export const GET = defineRoute({
  access: 'signed-in',
  query: notificationsQuery,
  handle: ({ actor, query, locale }) => findNotifications(actor, locale, query.before),
})

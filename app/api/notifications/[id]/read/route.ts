import { defineRoute } from '@/lib/access/routes/define-route'
import { markRead } from '@/lib/notifications/commands/notifications'
import { countUnread } from '@/lib/notifications/queries'
import { notificationParams } from '@/lib/notifications/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'signed-in',
  params: notificationParams,
  handle: async ({ actor, params }) => {
    await markRead(actor, params.id, now())
    return { unread: await countUnread(actor) }
  },
})

import { defineRoute } from '@/lib/access/define-route'
import { markRead } from '@/lib/notifications/commands/mark-read'
import { countUnread } from '@/lib/notifications/queries'
import { notificationParams } from '@/lib/notifications/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: 'signed-in',
  params: notificationParams,
  handle: async ({ actor, params }) => {
    await markRead(actor, params.id, now())
    return { unread: await countUnread(actor) }
  },
})

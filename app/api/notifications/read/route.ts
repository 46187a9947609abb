import { defineRoute } from '@/lib/access/routes/define-route'
import { markAllRead } from '@/lib/notifications/commands/notifications'
import { countUnread } from '@/lib/notifications/queries'
import { markAllInput } from '@/lib/notifications/schema'
import { now } from '@/lib/platform/time/clock'

/** Marks all as read, up to the newest one shown. */
export const POST = defineRoute({
  access: 'signed-in',
  body: markAllInput,
  handle: async ({ actor, body }) => {
    await markAllRead(actor, body.upTo, now())
    return { unread: await countUnread(actor) }
  },
})

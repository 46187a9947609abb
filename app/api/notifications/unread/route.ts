import { defineRoute } from '@/lib/access/routes/define-route'
import { countUnread } from '@/lib/notifications/queries'

export const GET = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => ({ unread: await countUnread(actor) }),
})

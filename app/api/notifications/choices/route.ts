import { defineRoute } from '@/lib/access/routes/define-route'
import { saveNotificationChoice } from '@/lib/notifications/commands/notifications'
import { choiceInput } from '@/lib/notifications/schema'

/** One kind, one channel, on or off. */
export const PUT = defineRoute({
  access: 'signed-in',
  body: choiceInput,
  handle: async ({ actor, body }) => {
    await saveNotificationChoice(actor, body)
    return body
  },
})

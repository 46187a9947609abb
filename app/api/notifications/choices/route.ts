import { defineRoute } from '@/lib/access/define-route'
import { saveChoice } from '@/lib/notifications/commands/save-choice'
import { choiceInput } from '@/lib/notifications/schema'

/** One kind, one channel, on or off. */
export const PUT = defineRoute({
  access: 'signed-in',
  body: choiceInput,
  handle: async ({ actor, body }) => {
    await saveChoice(actor, body)
    return body
  },
})

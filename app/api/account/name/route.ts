import { defineRoute } from '@/lib/access/routes/define-route'
import { changeName } from '@/lib/accounts/commands/own-account'
import { nameInput } from '@/lib/accounts/schema'

export const PUT = defineRoute({
  access: 'signed-in',
  body: nameInput,
  handle: async ({ actor, body }) => {
    await changeName(actor, body)
    return body
  },
})

import { defineRoute } from '@/lib/access/define-route'
import { changeName } from '@/lib/accounts/commands/change-name'
import { nameInput } from '@/lib/accounts/schema/inputs'

export const PUT = defineRoute({
  access: 'signed-in',
  body: nameInput,
  handle: async ({ actor, body }) => {
    await changeName(actor, body)
    return body
  },
})

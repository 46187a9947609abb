import { defineRoute } from '@/lib/access/routes/define-route'
import { changeLanguage } from '@/lib/accounts/commands/own-account'
import { languageInput } from '@/lib/accounts/schema'

/** The language of the account's mails. */
export const PUT = defineRoute({
  access: 'signed-in',
  body: languageInput,
  handle: async ({ actor, body }) => {
    await changeLanguage(actor, body)
    return body
  },
})

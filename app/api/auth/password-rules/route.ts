import { defineRoute } from '@/lib/access/routes/define-route'
import { env } from '@/lib/platform/config/env'

/** What the forms say before anything is sent; lib/accounts/commands/passwords.ts judges. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => ({ minLength: env().PASSWORD_MIN_LENGTH }),
})

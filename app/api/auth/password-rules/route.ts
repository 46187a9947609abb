import { defineRoute } from '@/lib/access/define-route'
import { env } from '@/lib/platform/env'

/** What the forms say before anything is sent; lib/accounts/commands/accept-password.ts judges. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => ({ minLength: env().PASSWORD_MIN_LENGTH }),
})

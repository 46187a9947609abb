import { defineRoute } from '@/lib/access/routes/define-route'
import { env } from '@/lib/platform/config/env'

/** What the forms show before submitting; lib/accounts/commands/passwords.ts validates. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => ({ minLength: env().PASSWORD_MIN_LENGTH }),
})

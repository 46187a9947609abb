import { plainSignUp } from '@/components/accounts/plain-forms'
import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { register } from '@/lib/accounts/commands/register'
import { registerInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: registerInput,
  form: plainSignUp,
  handle: async ({ body, request }) => register(body, await callerOf(request), now()),
})

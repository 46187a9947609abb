import { plainSignUp } from '@/components/accounts/sign-up/plain-sign-up'
import { callerOf } from '@/lib/access/caller'
import { defineRoute } from '@/lib/access/define-route'
import { register } from '@/lib/accounts/commands/register'
import { registerInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: 'public',
  body: registerInput,
  form: plainSignUp,
  handle: async ({ body, request }) => register(body, await callerOf(request), now()),
})

import { z } from 'zod'
import type { SignUpRole } from '@/lib/accounts/schema/inputs'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'

export const registered = z.object({
  requiresVerification: z.boolean(),
  isTestAccount: z.boolean().optional(),
  message: z.string().optional(),
})
export type Registered = z.output<typeof registered>

export type Registration = {
  firstName: string
  lastName: string
  email: string
  password: string
  role: SignUpRole
  title?: string | undefined
  daycareName?: string | undefined
  licenseNumber?: string | undefined
}

/** Creates the account; nobody is signed in by it. Throws a CallError with what the server said. */
export async function register(body: Registration): Promise<Registered> {
  return registered.parse(await callApi(routes.api.register(), { method: 'POST', body }))
}

import { z } from 'zod'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'

export const signedIn = z.object({ role: z.string(), recoveryCodes: z.array(z.string()).optional() })
export type SignedIn = z.output<typeof signedIn>

/** What an authenticator app needs for setup. */
export type Setup = { secret: string; address: string }

export type Credentials = { email: string; password: string; keepAccount?: true }

/** Signs in; throws an ApiError with the server's message. */
export async function logIn(body: Credentials & { code?: string }): Promise<SignedIn> {
  return signedIn.parse(await callApi(accountRoutes.api.login(), { method: 'POST', body }))
}

/** Not null if the password was right but the server requires a code; has the setup data if no app is set up yet. */
export function codeRequest(error: unknown): { setup: Setup | null } | null {
  if (!(error instanceof ApiError) || !error.fields.code) return null
  const { setupSecret: secret, setupAddress: address } = error.fields
  return { setup: secret && address ? { secret, address } : null }
}

/** Whether the address is still unverified: the server then reports an error for the field `email`. */
export function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && Boolean(error.fields.email)
}

/** The offer to cancel the deletion, with its day, if the password was right but the account is scheduled for deletion; otherwise null. */
export function cancelDeletionOffer(error: unknown): string | null {
  return (error instanceof ApiError && error.fields.keepAccount) || null
}

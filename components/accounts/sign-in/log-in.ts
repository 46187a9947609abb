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

/** Whether the password was right and the server requires a code; with the setup data if no app is set up yet. */
export function codeRequest(error: unknown): { setup: Setup | null } | null {
  if (!(error instanceof ApiError) || !error.fields.code) return null
  const { setupSecret: secret, setupAddress: address } = error.fields
  return { setup: secret && address ? { secret, address } : null }
}

/** Whether the address is still unverified: then the server names the field. */
export function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && Boolean(error.fields.email)
}

/** Whether the password was right and the account is scheduled for deletion: then the offer to cancel, with the day. */
export function cancelDeletionOffer(error: unknown): string | null {
  return (error instanceof ApiError && error.fields.keepAccount) || null
}

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import type { SignUpRole } from '@/lib/accounts/schema'
import { SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { FormDone } from '../auth-frame'

export const registered = z.object({
  requiresVerification: z.boolean(),
  isTestAccount: z.boolean().optional(),
  message: z.string().optional(),
})
type Registered = z.output<typeof registered>

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

/** Creates the account without signing in. Throws an ApiError with the server's message. */
export async function register(body: Registration): Promise<Registered> {
  return registered.parse(await callApi(accountRoutes.api.register(), { method: 'POST', body }))
}

export type OutcomeKind = 'check-email' | 'test-account' | 'ready'

export function outcomeOf({ requiresVerification, isTestAccount }: Registered): OutcomeKind {
  if (isTestAccount) return 'test-account'
  return requiresVerification ? 'check-email' : 'ready'
}

/** The next step after signing up: check the email, or sign in. */
export function Outcome({ kind, email }: { kind: OutcomeKind; email: string }) {
  const t = useTranslations('accounts.signUp')
  if (kind === 'check-email') return <FormDone title={t('checkEmailTitle')} text={t('checkEmailText', { email })} />
  if (kind === 'test-account') return <FormDone title={t('testReadyTitle')} text={t('testReady')} signsIn />
  return <FormDone title={t('createdInFull')} text={t('welcome', { site: SITE.name })} signsIn />
}

import 'server-only'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import type { SignInCandidate } from '../queries/find-for-sign-in'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { confirmSecondFactor, prepareSecondFactor, takeCode } from './second-factor'

type Passed = { outcome: 'passed'; recoveryCodes?: string[] }

/**
 * The second half of a sign-in, after the password was right. "asked": the answer is a question, which the form shows with a
 * field for the code; the password is sent again with it, so that nothing half signed in exists.
 */
export async function passSecondFactor(
  { id, email, role, secondFactor }: SignInCandidate,
  code: string | undefined,
  now: Date,
): Promise<Passed | { outcome: 'wrong' } | { outcome: 'asked'; question: DomainError }> {
  if (secondFactor?.confirmedAt) {
    if (!code) return { outcome: 'asked', question: new DomainError(401, SAYS.codeNeeded, { code: SAYS.codeNeeded }) }
    return { outcome: (await takeCode(db(), id, code, now)) ? 'passed' : 'wrong' }
  }
  if (role !== 'admin' || env().ADMIN_SECOND_FACTOR === 'optional') return { outcome: 'passed' }
  if (code) {
    const recoveryCodes = await confirmSecondFactor(id, code, now)
    return recoveryCodes ? { outcome: 'passed', recoveryCodes } : { outcome: 'wrong' }
  }
  const { secret, address } = await prepareSecondFactor({ id, email })
  const fields = { code: SAYS.setupNeeded, setupSecret: secret, setupAddress: address }
  return { outcome: 'asked', question: new DomainError(401, SAYS.setupNeeded, fields) }
}

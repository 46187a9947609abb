import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { hasSecondFactor } from '../queries/own-account'
import { ACCOUNT_TRIES } from '../rules/limits'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { provePassword } from './prove-password'
import { takeCode } from './second-factor'

type Proof = { currentPassword: string; code?: string }

/** The password, and a code where the account asks for one. Throws InvalidInputError that names the field, and 429. */
export async function proveIdentity(actor: SignedInActor, { currentPassword, code }: Proof, now: Date): Promise<void> {
  await provePassword(actor, currentPassword, now)
  if (!(await hasSecondFactor(actor))) return
  if (!code) throw new InvalidInputError(SAYS.codeNeeded, { code: SAYS.codeNeeded })
  const tries = await takeTries([{ of: ['own code', actor.id], limit: ACCOUNT_TRIES.ownPassword }], now)
  if (!(await takeCode(db(), actor.id, code, now)))
    throw new InvalidInputError(SAYS.wrongCode, { code: SAYS.wrongCode })
  await tries.giveBack()
}

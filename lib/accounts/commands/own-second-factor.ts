import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { ConflictError, ForbiddenError, InvalidInputError } from '@/lib/platform/errors'
import { hasSecondFactor } from '../queries/own-account'
import { ACCOUNT_TRIES } from '../rules/limits'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import type { SecondFactorSetup } from '../types'
import { provePassword } from './prove-password'
import { confirmSecondFactor, dropSecondFactor, prepareSecondFactor } from './second-factor'

/** Begins to turn the second factor on. Throws ConflictError where it is on already. */
export async function beginSecondFactor(
  actor: SignedInActor,
  currentPassword: string,
  now: Date,
): Promise<SecondFactorSetup> {
  await provePassword(actor, currentPassword, now)
  if (await hasSecondFactor(actor)) throw new ConflictError(SAYS.secondFactorIsOn)
  return prepareSecondFactor(actor)
}

/** Turns it on; answers the recovery codes, shown this once. Throws InvalidInputError for a wrong code. */
export async function turnOnSecondFactor(actor: SignedInActor, code: string, now: Date): Promise<string[]> {
  const tries = await takeTries([{ of: ['own code', actor.id], limit: ACCOUNT_TRIES.ownPassword }], now)
  const codes = await confirmSecondFactor(actor.id, code, now)
  if (!codes) throw new InvalidInputError(SAYS.wrongCode, { code: SAYS.wrongCode })
  await tries.giveBack()
  return codes
}

/** Turns it off. Throws ForbiddenError for admins where they need one. */
export async function turnOffSecondFactor(actor: SignedInActor, currentPassword: string, now: Date): Promise<void> {
  if (actor.role === 'admin' && env().ADMIN_SECOND_FACTOR === 'required') throw new ForbiddenError(SAYS.adminsNeedOne)
  await provePassword(actor, currentPassword, now)
  await db().$transaction((tx) => dropSecondFactor(tx, actor.id, actor.id, now))
}

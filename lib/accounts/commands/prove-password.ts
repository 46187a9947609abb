import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { ACCOUNT_TRIES } from '../rules/limits'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { isPassword } from '../secrets/password-hash'

/** Before something that an unattended browser must not do. Throws InvalidInputError for a wrong password, and 429 past ten. */
export async function provePassword(actor: SignedInActor, password: string, now: Date): Promise<void> {
  const tries = await takeTries([{ of: ['own password', actor.id], limit: ACCOUNT_TRIES.ownPassword }], now)
  const user = await db().user.findUnique({ where: { id: actor.id }, select: { passwordHash: true } })
  if (!(await isPassword(password, user?.passwordHash)))
    throw new InvalidInputError(SAYS.wrongOwnPassword, { currentPassword: SAYS.wrongOwnPassword })
  await tries.giveBack()
}

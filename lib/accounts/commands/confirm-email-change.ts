import 'server-only'
import type { Caller } from '@/lib/access/caller'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { type StartedSession, startSession } from '@/lib/access/commands/sessions'
import type { Actor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { PURPOSE_OF, SIDES, type Side } from '../rules/email-change'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { tokenTries } from '../rules/tries'
import { findToken, useToken } from './account-tokens'
import { dropEmailChange, lockEmailChange } from './drop-email-change'
import { switchAddress } from './switch-address'

type Outcome = { isDone: boolean; session?: StartedSession }

/**
 * One address agrees, by the link that went there. When both have, the change takes effect: every session ends, and the browser
 * that confirmed last gets a new one if its person was signed in there. Throws InvalidInputError for a dead link.
 */
export async function confirmEmailChange(actor: Actor, token: string, caller: Caller, now: Date): Promise<Outcome> {
  const { userId, side } = await findLink(token, caller, now)
  return db().$transaction(async (tx) => {
    await lockEmailChange(tx, userId)
    const isLive = await useToken(tx, token, PURPOSE_OF[side], userId)
    const user = await findPerson(tx, userId)
    if (!isLive || !user?.emailChange) throw deadLink()
    const note = { at: now, actorId: userId, subjectId: userId, address: caller.address }
    await recordAudit(tx, { action: 'email.change-confirmed', ...note, details: { side } })
    const confirmed = { ...user.emailChange, [`${side}ConfirmedAt`]: now }
    if (!confirmed.oldConfirmedAt || !confirmed.newConfirmedAt) {
      await tx.emailChange.update({
        where: { userId },
        data: { [`${side}ConfirmedAt`]: now },
        select: { userId: true },
      })
      return { isDone: false }
    }
    await switchAddress(tx, user, confirmed.newEmail, now)
    await recordAudit(tx, { action: 'email.changed', ...note })
    const isHere = actor.kind === 'user' && actor.id === userId
    return { isDone: true, ...(isHere && { session: await startSession(tx, user, caller.device, now) }) }
  })
}

/** One address refuses: the wish and both links are gone. Throws InvalidInputError for a dead link. */
export async function cancelEmailChange(token: string, caller: Caller, now: Date): Promise<void> {
  const { userId, side } = await findLink(token, caller, now)
  await db().$transaction(async (tx) => {
    await lockEmailChange(tx, userId)
    if (!(await dropEmailChange(tx, userId))) throw deadLink()
    const note = { at: now, actorId: null, subjectId: userId, address: caller.address }
    await recordAudit(tx, { action: 'email.change-withdrawn', ...note, details: { side } })
  })
}

async function findLink(token: string, caller: Caller, now: Date): Promise<{ userId: number; side: Side }> {
  await takeTries(tokenTries(caller), now)
  for (const side of SIDES) {
    const userId = await findToken(token, PURPOSE_OF[side], now)
    if (userId !== null) return { userId, side }
  }
  throw deadLink()
}

function findPerson(tx: Transaction, id: number) {
  return tx.user.findFirst({
    where: { id, status: 'active' },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      role: true,
      emailChange: { select: { newEmail: true, oldConfirmedAt: true, newConfirmedAt: true } },
    },
  })
}

const deadLink = () => new InvalidInputError(SAYS.deadLink, { token: SAYS.deadLink })

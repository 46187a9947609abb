import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { endAllSessions } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { makeToken } from '@/lib/accounts/commands/account-tokens'
import { changeRole, reinstateAccount, suspendAccount } from '@/lib/accounts/commands/change-account'
import { proveIdentity } from '@/lib/accounts/commands/prove-identity'
import { sendAccountMail } from '@/lib/accounts/commands/send-account-mail'
import { verifyEmailMail } from '@/lib/accounts/rules/mails'
import type { SuspensionReason } from '@/lib/accounts/rules/suspension'
import { db } from '@/lib/platform/db'
import { ConflictError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { mayActOn } from '../policy'
import type { RoleInput } from '../schema'

const SAYS = {
  self: 'This is your own account. Another admin has to do that.',
  none: 'There is no such account.',
  notWaiting: 'This account does not wait for a confirmation.',
}

/** Closes somebody's account for a reason, which the mail says. Throws Forbidden (oneself), NotFound, Conflict. */
export async function suspendUser(actor: SignedInActor, id: number, reason: SuspensionReason, now: Date) {
  requireOther(actor, id)
  await suspendAccount({ id }, actor.id, now, reason)
}

/** Opens it again. Throws as suspendUser. */
export async function reinstateUser(actor: SignedInActor, id: number, now: Date) {
  requireOther(actor, id)
  await reinstateAccount({ id }, actor.id, now)
}

/** Gives somebody another role, confirmed by the admin's own password and code. Throws as suspendUser, and InvalidInputError for a wrong one. */
export async function changeUserRole(actor: SignedInActor, id: number, { role, ...proof }: RoleInput, now: Date) {
  requireOther(actor, id)
  await proveIdentity(actor, proof, now)
  await changeRole({ id }, actor.id, role, now)
}

/** Signs somebody out of every browser. Throws Forbidden (oneself), NotFound. */
export async function endSessionsOf(actor: SignedInActor, id: number, now: Date) {
  requireOther(actor, id)
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { id: true } })
    if (!user) throw new NotFoundError(SAYS.none)
    await endAllSessions(tx, id)
    await recordAudit(tx, { action: 'session.all-ended', at: now, actorId: actor.id, subjectId: id })
  })
}

/** Sends the link that confirms an address again. Throws NotFound, and Conflict where nobody waits for it. */
export async function sendVerificationTo(actor: SignedInActor, id: number, now: Date) {
  await db().$transaction(async (tx) => {
    const select = { id: true, email: true, firstName: true, lastName: true, status: true }
    const user = await tx.user.findUnique({ where: { id }, select })
    if (!user) throw new NotFoundError(SAYS.none)
    if (user.status !== 'unverified') throw new ConflictError(SAYS.notWaiting)
    const { token, expiresAt } = await makeToken(tx, id, 'verify_email', now)
    await sendAccountMail(tx, user, verifyEmailMail(user.firstName, token), expiresAt)
    await recordAudit(tx, { action: 'account.verification-sent', at: now, actorId: actor.id, subjectId: id })
  })
}

function requireOther(actor: SignedInActor, id: number): void {
  if (!mayActOn(actor, id)) throw new ForbiddenError(SAYS.self)
}

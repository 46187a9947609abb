import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { endAllSessions } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { makeToken, sendAccountMail } from '@/lib/accounts/commands/account-tokens'
import { changeRole, reinstateAccount, suspendAccount } from '@/lib/accounts/commands/change-account'
import { proveIdentity } from '@/lib/accounts/commands/second-factor'
import { verifyEmailMail } from '@/lib/accounts/emails'
import { fullName, type SuspensionReason } from '@/lib/accounts/rules/account'
import { findPlan } from '@/lib/billing/queries'
import { isFrozen } from '@/lib/listings/claims/queries/claim-file'
import { managedProviders } from '@/lib/listings/people/queries'
import { findCurrentProfile } from '@/lib/listings/profiles/queries/profile'
import { RECIPIENT } from '@/lib/notifications/commands/notify'
import { countUnread, findChoices } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { ConflictError, ForbiddenError, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { findFactSheet } from '@/lib/providers/queries'
import { mayActOn } from '../policy'
import type { AccountView, RoleInput, ViewedProvider } from './schema'

const MESSAGES = {
  self: message('admin.errors.ownAccount'),
  none: message('admin.userErrors.noAccount'),
  notWaiting: message('admin.errors.confirmed'),
}

/** Suspends an account; the mail gives the reason. Throws Forbidden (oneself), NotFound, Conflict. */
export async function suspendUser(actor: SignedInActor, id: number, reason: SuspensionReason, now: Date) {
  requireOther(actor, id)
  await suspendAccount({ id }, actor.id, now, reason)
}

/** Lifts a suspension. Throws like suspendUser. */
export async function reinstateUser(actor: SignedInActor, id: number, now: Date) {
  requireOther(actor, id)
  await reinstateAccount({ id }, actor.id, now)
}

/** Changes a user's role, confirmed by the admin's password and code. Throws like suspendUser, and InvalidInputError if they are wrong. */
export async function changeUserRole(actor: SignedInActor, id: number, { role, ...proof }: RoleInput, now: Date) {
  requireOther(actor, id)
  await proveIdentity(actor, proof, now)
  await changeRole({ id }, actor.id, role, now)
}

/** Ends all of a user's sessions. Throws Forbidden (oneself), NotFound. */
export async function endSessionsOf(actor: SignedInActor, id: number, now: Date) {
  requireOther(actor, id)
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { id: true } })
    if (!user) throw new NotFoundError(MESSAGES.none)
    await endAllSessions(tx, id)
    await recordAudit(tx, { action: 'session.all-ended', at: now, actorId: actor.id, subjectId: id })
  })
}

/** Sends the address confirmation link again. Throws NotFound, and Conflict if the address is already confirmed. */
export async function sendVerificationTo(actor: SignedInActor, id: number, now: Date) {
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { ...RECIPIENT, status: true } })
    if (!user) throw new NotFoundError(MESSAGES.none)
    if (user.status !== 'unverified') throw new ConflictError(MESSAGES.notWaiting)
    const { token, expiresAt } = await makeToken(tx, id, 'verify_email', now)
    await sendAccountMail(tx, user, verifyEmailMail(user, token), expiresAt)
    await recordAudit(tx, { action: 'account.verification-sent', at: now, actorId: actor.id, subjectId: id })
  })
}

function requireOther(actor: SignedInActor, id: number): void {
  if (!mayActOn(actor, id)) throw new ForbiddenError(MESSAGES.self)
}

const MAX_MAILS = 20

/**
 * What an account sees, without anything about its family: mails and their status, notification choices, and its providers' pages.
 * Recorded in the audit log. Throws NotFoundError.
 */
export async function viewAccount(admin: SignedInActor, id: number, now: Date): Promise<AccountView> {
  const user = await db().user.findUnique({
    where: { id },
    select: { ...RECIPIENT, role: true },
  })
  if (!user) throw new NotFoundError(MESSAGES.none)
  await recordAudit(db(), { action: 'account.looked-at', at: now, actorId: admin.id, subjectId: id })
  const person: SignedInActor = { kind: 'user', ...user }
  const managed = user.role === 'careprovider' ? await managedProviders(id) : []
  const [unread, choices, mails, providers] = await Promise.all([
    countUnread(person),
    findChoices(person),
    db().mail.findMany({
      where: { userId: id },
      orderBy: { id: 'desc' },
      take: MAX_MAILS,
      select: { id: true, kind: true, status: true, createdAt: true },
    }),
    Promise.all(managed.map((one) => viewProvider(one, now))),
  ])
  return { id, name: fullName(user), role: user.role, unread, choices, mails, providers }
}

type Managed = Awaited<ReturnType<typeof managedProviders>>[number]

async function viewProvider({ internalId, id, name, role }: Managed, now: Date): Promise<ViewedProvider> {
  const [{ change }, { facts, timeZone }, { plan, paidUntil }, isHeld, unanswered] = await Promise.all([
    findCurrentProfile(internalId),
    findFactSheet(internalId),
    findPlan(internalId, now),
    isFrozen(internalId),
    db().inquiry.count({ where: { providerId: internalId, answeredAt: null } }),
  ])
  const pending = change?.status === 'pending' ? { id: change.id, fields: Object.keys(change.fields).length } : null
  return { id, name, role, timeZone, waits: pending, isHeld, plan, paidUntil, unanswered, facts }
}

import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { endAllSessions } from '@/lib/access/commands/sessions'
import { RECIPIENT, type Recipient } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { asWritten, message } from '@/lib/platform/language/message'
import type { Role, UserStatus } from '@/prisma/generated/enums'
import { reinstatedMail, roleChangedMail, suspendedMail, welcomeAdminMail } from '../emails'
import { findProvidersNotRenewing } from '../queries'
import type { SuspensionReason } from '../rules/account'
import type { NewAdmin } from '../schema'
import { makeToken, sendAccountMail } from './account-tokens'

/**
 * Call before an account stops being an active admin. Throws ConflictError for the last one. The rows stay locked until the transaction
 * ends, so that two admins cannot leave concurrently.
 */
export async function ensureOneAdmin(tx: Transaction, { id, role }: { id: number; role: Role }): Promise<void> {
  if (role !== 'admin') return
  const admins = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' AND status = 'active' ORDER BY id FOR UPDATE`
  if (admins.every((admin) => admin.id === id)) throw new ConflictError(message('accounts.answers.lastAdmin'))
}

type Account = Recipient & { role: Role; status: UserStatus }

/** An account, by its e-mail address or id. */
type AccountOf = { email: string } | { id: number }
/** The id of the acting admin; null for an operator at the command line. */
type By = number | null

/** Suspends an account until it is reinstated. Throws NotFoundError, and ConflictError if it is not active or the last admin. */
export function suspendAccount(target: AccountOf, by: By, now: Date, reason?: SuspensionReason): Promise<void> {
  return changeIfStatus(target, 'active', async (tx, account) => {
    await ensureOneAdmin(tx, account)
    await setStatus(tx, account, { to: 'suspended', by, now, ...(reason && { reason }) })
    await sendAccountMail(tx, account, suspendedMail(account, reason))
  })
}

/** Reinstates a suspended account. Throws NotFoundError, and ConflictError if it is not suspended. */
export function reinstateAccount(target: AccountOf, by: By, now: Date): Promise<void> {
  return changeIfStatus(target, 'suspended', async (tx, account) => {
    await setStatus(tx, account, { to: 'active', by, now })
    await sendAccountMail(tx, account, reinstatedMail(account, await findProvidersNotRenewing(tx, account.id, now)))
  })
}

/** Changes an account's role. Throws NotFoundError, and ConflictError if it is not active, already has the role, or is the last admin. */
export function changeRole(target: AccountOf, by: By, role: Role, now: Date): Promise<void> {
  return changeIfStatus(target, 'active', async (tx, account) => {
    if (account.role === role)
      throw new ConflictError(message('accounts.answers.sameRole', { email: account.email, role }))
    await ensureOneAdmin(tx, account)
    await tx.user.update({ where: { id: account.id }, data: { role }, select: { id: true } })
    await endAllSessions(tx, account.id)
    await sendAccountMail(tx, account, roleChangedMail(account, role))
    const details = { from: account.role, to: role }
    await recordAudit(tx, { action: 'account.role-changed', at: now, actorId: by, subjectId: account.id, details })
  })
}

async function changeIfStatus(
  target: AccountOf,
  expected: UserStatus,
  apply: (tx: Transaction, account: Account) => Promise<void>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    if ('id' in target) await tx.$executeRaw`SELECT FROM users WHERE id = ${target.id} FOR UPDATE`
    else await tx.$executeRaw`SELECT FROM users WHERE email = ${target.email}::citext FOR UPDATE`
    const account = await tx.user.findUnique({ where: target, select: { ...RECIPIENT, role: true, status: true } })
    if (!account)
      throw new NotFoundError('email' in target ? asWritten(`There is no account at ${target.email}.`) : undefined)
    if (account.status !== expected)
      throw new ConflictError(
        message('accounts.answers.otherStatus', { email: account.email, status: account.status, expected }),
      )
    await apply(tx, account)
  })
}

type StatusChange = { to: UserStatus; by: By; now: Date; reason?: SuspensionReason }

async function setStatus(
  tx: Transaction,
  { id, status }: Account,
  { to, by, now, reason }: StatusChange,
): Promise<void> {
  await tx.user.update({ where: { id }, data: { status: to }, select: { id: true } })
  await endAllSessions(tx, id)
  const details = { from: status, to, ...(reason && { reason }) }
  await recordAudit(tx, { action: 'account.status-changed', at: now, actorId: by, subjectId: id, details })
}

/**
 * Creates an admin account without a password, and a link for choosing one, which is mailed and also returned as a path. An existing
 * admin gets a new link, in case the first one expired. Throws ConflictError for an address whose account is not active or has another role:
 * an account never gets more rights than its owner signed up for.
 */
export async function createAdmin(
  { email, firstName, lastName }: NewAdmin,
  now: Date,
): Promise<{ setPasswordPath: string }> {
  return db().$transaction(async (tx) => {
    const existing = await tx.user.findUnique({ where: { email }, select: { role: true, status: true } })
    if (existing && (existing.role !== 'admin' || existing.status !== 'active'))
      throw new ConflictError(
        asWritten(
          `There is an account with this address already (${existing.role}, ${existing.status}). Use another address.`,
        ),
      )
    const user = await tx.user.upsert({
      where: { email },
      update: {},
      create: { email, firstName, lastName, role: 'admin', status: 'active' },
      select: RECIPIENT,
    })
    const { token, expiresAt } = await makeToken(tx, user.id, 'reset_password', now)
    await sendAccountMail(tx, user, welcomeAdminMail(user, token), expiresAt)
    if (!existing) await recordAudit(tx, { action: 'admin.created', at: now, actorId: null, subjectId: user.id })
    return { setPasswordPath: accountRoutes.resetPassword({ token }) }
  })
}

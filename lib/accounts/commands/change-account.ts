import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { endAllSessions } from '@/lib/access/commands/sessions'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import type { Role, UserStatus } from '@/prisma/generated/enums'
import { reinstatedMail, roleChangedMail, suspendedMail } from '../rules/status-mails'
import { keepOneAdmin } from './keep-one-admin'
import { sendAccountMail } from './send-account-mail'

const SELECT = { id: true, email: true, firstName: true, lastName: true, role: true, status: true } as const
type Account = { id: number; email: string; firstName: string; lastName: string; role: Role; status: UserStatus }

/** For operators. Closes an account until it is reinstated. Throws NotFoundError, and ConflictError where it is not open or the last admin's. */
export function suspendAccount(email: string, now: Date): Promise<void> {
  return change(email, 'active', async (tx, account) => {
    await keepOneAdmin(tx, account)
    await setStatus(tx, account, 'suspended', now)
    await sendAccountMail(tx, account, suspendedMail(account.firstName))
  })
}

/** For operators. Opens a suspended account again. Throws NotFoundError, and ConflictError where it is not suspended. */
export function reinstateAccount(email: string, now: Date): Promise<void> {
  return change(email, 'suspended', async (tx, account) => {
    await setStatus(tx, account, 'active', now)
    await sendAccountMail(tx, account, reinstatedMail(account.firstName))
  })
}

/** For operators. Gives an account another role. Throws NotFoundError, and ConflictError where it is not open, has the role, or is the last admin's. */
export function changeRole(email: string, role: Role, now: Date): Promise<void> {
  return change(email, 'active', async (tx, account) => {
    if (account.role === role) throw new ConflictError(`The account at ${email} has the role ${role} already.`)
    await keepOneAdmin(tx, account)
    await tx.user.update({ where: { id: account.id }, data: { role }, select: { id: true } })
    await endAllSessions(tx, account.id)
    await sendAccountMail(tx, account, roleChangedMail(account.firstName, role))
    const details = { from: account.role, to: role }
    await recordAudit(tx, { action: 'account.role-changed', at: now, actorId: null, subjectId: account.id, details })
  })
}

async function change(
  email: string,
  needed: UserStatus,
  act: (tx: Transaction, account: Account) => Promise<void>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM users WHERE email = ${email}::citext FOR UPDATE`
    const account = await tx.user.findUnique({ where: { email }, select: SELECT })
    if (!account) throw new NotFoundError(`There is no account at ${email}.`)
    if (account.status !== needed)
      throw new ConflictError(`The account at ${email} is ${account.status}, and this is for one that is ${needed}.`)
    await act(tx, account)
  })
}

async function setStatus(tx: Transaction, { id, status }: Account, next: UserStatus, now: Date): Promise<void> {
  await tx.user.update({ where: { id }, data: { status: next }, select: { id: true } })
  await endAllSessions(tx, id)
  const details = { from: status, to: next }
  await recordAudit(tx, { action: 'account.status-changed', at: now, actorId: null, subjectId: id, details })
}

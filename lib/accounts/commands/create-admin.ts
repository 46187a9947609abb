import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { routes } from '@/lib/platform/routes'
import { welcomeAdminMail } from '../rules/mails'
import type { NewAdmin } from '../schema/new-admin'
import { makeToken } from './account-tokens'
import { sendAccountMail } from './send-account-mail'

/**
 * Makes an admin who has no password yet, and a link with which they choose one: in a mail, and as a path to hand over. An admin who
 * is there gets a new link, for whoever let the first one pass. Throws ConflictError for an address that has another role: an
 * account is never made more than its owner signed up for.
 */
export async function createAdmin(
  { email, firstName, lastName }: NewAdmin,
  now: Date,
): Promise<{ setPasswordPath: string }> {
  return db().$transaction(async (tx) => {
    const there = await tx.user.findUnique({ where: { email }, select: { role: true, status: true } })
    if (there && (there.role !== 'admin' || there.status !== 'active'))
      throw new ConflictError(
        `There is an account with this address already (${there.role}, ${there.status}). Use another address.`,
      )
    const user = await tx.user.upsert({
      where: { email },
      update: {},
      create: { email, firstName, lastName, role: 'admin', status: 'active' },
      select: { id: true, email: true, firstName: true, lastName: true },
    })
    const { token, expiresAt } = await makeToken(tx, user.id, 'reset_password', now)
    await sendAccountMail(tx, user, welcomeAdminMail(user.firstName, token), expiresAt)
    if (!there) await recordAudit(tx, { action: 'admin.created', at: now, actorId: null, subjectId: user.id })
    return { setPasswordPath: routes.resetPassword({ token }) }
  })
}

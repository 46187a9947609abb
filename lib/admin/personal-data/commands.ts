import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { sendAccountMail } from '@/lib/accounts/commands/account-tokens'
import { provePassword } from '@/lib/accounts/commands/passwords'
import { exportFailedMail, exportReadyMail } from '@/lib/accounts/emails'
import { removeFilesOf } from '@/lib/media/commands/files'
import { RECIPIENT, type Recipient } from '@/lib/notifications/commands/notify'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError } from '@/lib/platform/http/errors'
import { addJob } from '@/lib/platform/jobs/job'
import { localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { findPageTags } from '@/lib/providers/queries'
import { eraseReviewsBy } from '@/lib/reviews/commands/reviews'
import { makeExportJob } from '../jobs/definitions'
import { PERSONAL_TABLES } from './catalogue'
import { packPersonalData } from './queries'
import { asOwnExport, EXPORT_ATTEMPTS, EXPORT_LIMIT, exportExpiry, ownRows, type Person } from './rules'
import type { PersonalTable } from './schema'

/**
 * Erases an account whose grace period is over, in one transaction. Returns the internal ids of the providers whose pages change; null if
 * there is nothing to erase: the deletion was cancelled, or another process was faster.
 */
export async function eraseAccount(userId: number, now: Date): Promise<number[] | null> {
  return db().$transaction(async (tx) => {
    const [due] = await tx.$queryRaw<Person[]>`
      SELECT u.id, u.email::text FROM account_deletions d JOIN users u ON u.id = d.user_id
      WHERE d.user_id = ${userId} AND d.due_at <= ${now} AND u.status = 'deleted' FOR UPDATE OF d, u`
    if (!due) return null
    const providerIds = await eraseReviewsBy(tx, due.id)
    for (const table of PERSONAL_TABLES) await eraseFrom(tx, table, due)
    await recordAudit(tx, { action: 'account.erased', at: now, actorId: null, subjectId: due.id })
    return providerIds
  })
}

async function eraseFrom(tx: Transaction, { table, foundBy, erased }: PersonalTable, person: Person): Promise<void> {
  if (erased === 'kept') return
  if (erased === 'files') return removeFilesOf(tx, person.id)
  const { where, values } = ownRows(foundBy, person)
  if (erased === 'row') await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE ${where}`, ...values)
  else {
    const emptied = erased.empty.map((column) => `"${column}" = NULL`).join(', ')
    await tx.$executeRawUnsafe(`UPDATE "${table}" SET ${emptied} WHERE ${where}`, ...values)
  }
}

/**
 * Updates what is linked to a person only by their e-mail address, when they change it: erasing the account later would otherwise miss it.
 * Reports are answered at the new address. Invitations are deleted, like the account's own links, because the old mailbox may belong to
 * someone else now.
 */
export async function updateLinkedAddress(tx: Transaction, { id, email }: Person, newEmail: string): Promise<void> {
  await tx.$executeRaw`UPDATE reports SET email = ${newEmail} WHERE lower(email) = lower(${email})`
  await tx.$executeRaw`UPDATE mails SET user_id = ${id} WHERE user_id IS NULL AND lower(to_email) = lower(${email})`
  await tx.providerInvitation.deleteMany({ where: { email } })
}

/** Erases every account whose grace period is over. A failure does not stop the others; the first one is thrown at the end. */
export async function eraseDueAccounts(now: Date): Promise<void> {
  const due = await db().accountDeletion.findMany({ where: { dueAt: { lte: now } }, select: { userId: true } })
  const problems: unknown[] = []
  for (const { userId } of due) {
    try {
      const changed = await eraseAccount(userId, now)
      const warn = (sentence: string) => logger.warn({ event: 'account.erased' }, sentence)
      await revalidateRemotely(await findPageTags(changed ?? []), warn)
    } catch (error) {
      problems.push(error)
    }
  }
  if (problems.length > 0) throw problems[0]
}

/**
 * Starts an export of the actor's data. Throws InvalidInputError for a wrong password, ConflictError while another export is being made,
 * and 429 past three a day.
 */
export async function requestExport(actor: SignedInActor, currentPassword: string, now: Date): Promise<void> {
  await provePassword(actor, currentPassword, now)
  const tries = await takeAttempts([{ of: ['export', actor.id], limit: EXPORT_LIMIT }], now)
  try {
    await db().$transaction(async (tx) => {
      // Locks the user's row, so that two clicks are handled one after the other.
      await tx.$executeRaw`SELECT FROM users WHERE id = ${actor.id} FOR UPDATE`
      const newest = await tx.accountExport.findFirst({
        where: { userId: actor.id, status: 'being_made' },
        orderBy: { askedAt: 'desc' },
      })
      if (newest && asOwnExport(newest, now).state === 'being-made')
        throw new ConflictError(message('accounts.answers.exportRuns'))
      const { id: exportId } = await tx.accountExport.create({
        data: { userId: actor.id, askedAt: now, expiresAt: exportExpiry(now) },
        select: { id: true },
      })
      await addJob(tx, makeExportJob, { exportId }, { maxAttempts: EXPORT_ATTEMPTS })
      await recordAudit(tx, { action: 'account.exported', at: now, actorId: actor.id, subjectId: actor.id })
    })
  } catch (error) {
    if (error instanceof ConflictError) await tries.giveBack()
    throw error
  }
}

/** Makes an export and mails its owner. Does nothing if it is done or the account is gone. The last failed attempt marks it as failed. */
export async function makeExport(exportId: number, attempt: number, now: Date): Promise<void> {
  const pending = await db().accountExport.findFirst({
    where: { id: exportId, status: 'being_made', user: { status: 'active' } },
    select: { user: { select: RECIPIENT } },
  })
  if (!pending) return
  try {
    await packExport(exportId, pending.user, now)
  } catch (error) {
    if (attempt >= EXPORT_ATTEMPTS) await failExport(exportId, pending.user)
    throw error
  }
}

async function packExport(exportId: number, owner: Recipient, now: Date): Promise<void> {
  const content = await packPersonalData(owner, localeOf(owner.locale), now)
  const expiresAt = exportExpiry(now)
  await db().$transaction(async (tx) => {
    const done = { status: 'ready', readyAt: now, expiresAt, bytes: content.byteLength } as const
    if (!(await finishExport(tx, exportId, done))) return
    // In the database, so that any host can serve it and it is deleted with the account.
    await tx.accountExportFile.create({ data: { exportId, content }, select: { exportId: true } })
    await sendAccountMail(tx, owner, exportReadyMail(owner, expiresAt), expiresAt)
  })
}

async function failExport(exportId: number, owner: Recipient): Promise<void> {
  await db().$transaction(async (tx) => {
    if (await finishExport(tx, exportId, { status: 'failed' }))
      await sendAccountMail(tx, owner, exportFailedMail(owner))
  })
}

type Finished = { status: 'failed' } | { status: 'ready'; readyAt: Date; expiresAt: Date; bytes: number }

/** Returns false if another process already finished this export. */
async function finishExport(tx: Transaction, id: number, data: Finished): Promise<boolean> {
  const { count } = await tx.accountExport.updateMany({ where: { id, status: 'being_made' }, data })
  return count === 1
}

/** Deletes expired exports with their files. */
export async function cleanUpExports(now: Date): Promise<void> {
  await db().accountExport.deleteMany({ where: { expiresAt: { lte: now } } })
}

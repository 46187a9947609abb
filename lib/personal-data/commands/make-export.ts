import 'server-only'
import { sendAccountMail } from '@/lib/accounts/commands/send-account-mail'
import { db, type Transaction } from '@/lib/platform/db'
import { packPersonalData } from '../queries/pack-personal-data'
import { EXPORT_ATTEMPTS, exportExpiry } from '../rules/exports'
import { exportFailedMail, exportReadyMail } from '../rules/mails'
import { keepExportFile } from './export-file'

type Owner = { id: number; email: string; firstName: string; lastName: string }

/** Packs what was asked for and tells its owner. Done already, or the account gone: nothing happens. At the last attempt it says that it failed. */
export async function makeExport(exportId: number, attempt: number, now: Date): Promise<void> {
  const asked = await db().accountExport.findFirst({
    where: { id: exportId, status: 'being_made', user: { status: 'active' } },
    select: { user: { select: { id: true, email: true, firstName: true, lastName: true } } },
  })
  if (!asked) return
  try {
    await pack(exportId, asked.user, now)
  } catch (error) {
    if (attempt >= EXPORT_ATTEMPTS) await giveUp(exportId, asked.user)
    throw error
  }
}

async function pack(exportId: number, owner: Owner, now: Date): Promise<void> {
  const content = await packPersonalData(owner, now)
  const expiresAt = exportExpiry(now)
  await db().$transaction(async (tx) => {
    const done = { status: 'ready', readyAt: now, expiresAt, bytes: content.byteLength } as const
    if (!(await finish(tx, exportId, done))) return
    await keepExportFile(tx, exportId, content)
    await sendAccountMail(tx, owner, exportReadyMail(owner.firstName, expiresAt), expiresAt)
  })
}

async function giveUp(exportId: number, owner: Owner): Promise<void> {
  await db().$transaction(async (tx) => {
    if (await finish(tx, exportId, { status: 'failed' }))
      await sendAccountMail(tx, owner, exportFailedMail(owner.firstName))
  })
}

type Finished = { status: 'failed' } | { status: 'ready'; readyAt: Date; expiresAt: Date; bytes: number }

/** Of two that finish the same export, one. */
async function finish(tx: Transaction, id: number, data: Finished): Promise<boolean> {
  const { count } = await tx.accountExport.updateMany({ where: { id, status: 'being_made' }, data })
  return count === 1
}

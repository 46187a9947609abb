import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { provePassword } from '@/lib/accounts/commands/prove-password'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/add-job'
import { makeExportJob } from '../jobs'
import { asOwnExport, EXPORT_ATTEMPTS, EXPORT_LIMIT, exportExpiry } from '../rules/exports'

const BEING_MADE = 'Your data is being packed already. We send you a mail as soon as it is ready.'

/**
 * Has somebody's own data packed by a job. Throws InvalidInputError for a wrong password, ConflictError while another export is being
 * made, and 429 past three in a day.
 */
export async function askForExport(actor: SignedInActor, currentPassword: string, now: Date): Promise<void> {
  await provePassword(actor, currentPassword, now)
  const tries = await takeTries([{ of: ['export', actor.id], limit: EXPORT_LIMIT }], now)
  try {
    await db().$transaction(async (tx) => {
      // Two presses at once are two in turn.
      await tx.$executeRaw`SELECT FROM users WHERE id = ${actor.id} FOR UPDATE`
      const newest = await tx.accountExport.findFirst({
        where: { userId: actor.id, status: 'being_made' },
        orderBy: { askedAt: 'desc' },
      })
      if (newest && asOwnExport(newest, now).state === 'being-made') throw new ConflictError(BEING_MADE)
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

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findBusy } from '../../queries/uploads/live-jobs'
import { asItStands } from '../../rules/upload-steps'

/** One upload as it stands, which nobody else changes until the transaction ends. Throws NotFoundError, also where somebody else than `sender` sent it. */
export async function lockUpload(tx: Transaction, id: number, sender?: SignedInActor) {
  await tx.$queryRaw`SELECT 1 FROM import_uploads WHERE id = ${id} FOR UPDATE`
  const upload = await tx.importUpload.findUnique({ where: { id, uploaderId: sender?.id } })
  if (!upload) throw new NotFoundError('There is no such file.')
  return asItStands(upload, (await findBusy(tx, [id])).has(id))
}

import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'

/** Where packed exports lie: in the database, so that any host can hand them out and they go with the account (docs/decisions/0063). */
export async function keepExportFile(tx: Transaction, exportId: number, content: Uint8Array<ArrayBuffer>) {
  await tx.accountExportFile.create({ data: { exportId, content }, select: { exportId: true } })
}

/** The packed file; null when it is gone. For lib/personal-data/queries, which ask whose it is. */
export async function readExportFile(exportId: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await db().accountExportFile.findUnique({ where: { exportId }, select: { content: true } })
  return file?.content ?? null
}

import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Makes what is reported of a provider that is merged into another (internal ids, both locked) a report on that one. */
export async function moveReports(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.report.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

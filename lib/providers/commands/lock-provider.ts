import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Lets writes to what hangs on one provider come one after another: two at once would each count without the other. */
export async function lockProvider(tx: Transaction, providerId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ${providerId} FOR NO KEY UPDATE`
}

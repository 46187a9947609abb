import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Lets what happens to one profile come one after another; saveProviders takes the same lock. */
export async function lockProfile(tx: Transaction, providerId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ${providerId} FOR UPDATE`
}

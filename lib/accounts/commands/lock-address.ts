import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Two at once with one address are two in turn, until the transaction ends. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('sign-up'), hashtext(lower(${email})))`
}

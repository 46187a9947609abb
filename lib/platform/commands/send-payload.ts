import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'

/** Sends a payload of at most 8,000 bytes to whoever listens on this channel of PostgreSQL; once a transaction is done, and not if it fails. */
export async function sendPayload(
  channel: string,
  payload: string,
  connection: Database | Transaction = db(),
): Promise<void> {
  await connection.$executeRaw`SELECT pg_notify(${channel}::text, ${payload}::text)`
}

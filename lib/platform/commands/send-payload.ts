import 'server-only'
import { db } from '@/lib/platform/db'

/** Sends a payload of at most 8,000 bytes to whoever listens on this channel of PostgreSQL. */
export async function sendPayload(channel: string, payload: string): Promise<void> {
  await db().$executeRaw`SELECT pg_notify(${channel}::text, ${payload}::text)`
}

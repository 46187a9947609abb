import 'server-only'
import type { Database, Transaction } from '@/lib/platform/db'
import type { Signal } from '@/lib/platform/signals'
import { sendPayload } from './send-payload'

/** The channel of PostgreSQL on which every web process listens (lib/platform/queries/signals.ts). */
export const SIGNAL_CHANNEL = 'signals'

/** Tells the open pages of these people, in whichever process, that something is new; once the transaction is done, and not if it fails. */
export async function sendSignal(
  tx: Transaction | Database,
  signal: Signal,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  await sendPayload(SIGNAL_CHANNEL, JSON.stringify({ signal, userIds }), tx)
}

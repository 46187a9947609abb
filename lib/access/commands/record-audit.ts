import 'server-only'
import type { Database, Transaction } from '@/lib/platform/db'
import { keyedHash } from '@/lib/platform/secrets'
import type { AuditAction, AuditDetails } from '../rules/audit-actions'

export type AuditNote = {
  action: AuditAction
  at: Date
  /** Who did it; null for somebody who is not signed in. */
  actorId: number | null
  /** Whose account it is about. */
  subjectId?: number | null
  /** The network address, of which a keyed hash is kept. */
  address?: string | null
  details?: AuditDetails
}

/** Adds one line to the audit log, in the same transaction as what it tells of. */
export async function recordAudit(connection: Database | Transaction, note: AuditNote): Promise<void> {
  const { action, at, actorId, subjectId = null, address, details = {} } = note
  await connection.auditEntry.create({
    data: { action, at, actorId, subjectId, details, address: address ? keyedHash('audit address', address) : null },
    select: { id: true },
  })
}

import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { keyedHash } from '@/lib/platform/security/secrets'
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

/** The end of the chain as a person can keep it elsewhere: how many lines there are, and the last one's hash. */
export type ChainEnd = { position: bigint; hash: string }

export type ChainCheck =
  | { isWhole: true; end: ChainEnd }
  /** The first line that is not what was written, by its number in `audit_entries`. */
  | { isWhole: false; position: bigint; entryId: bigint; fault: 'changed' | 'removed' | 'gap' }
  /** Lines that came in without a link, the first of them. */
  | { isWhole: false; entryId: bigint; fault: 'slipped-in' }
  /** What was kept elsewhere does not stand in the chain: it was written anew, or its end cut off. */
  | { isWhole: false; fault: 'rewritten' }

type Link = { position: bigint; entryId: bigint; hash: Uint8Array; isThere: boolean; isRight: boolean }

const PAGE = 20_000

/** Walks the audit log from its first line and says where it breaks. `kept`: an end that was noted down before. */
export async function checkAuditChain(kept?: ChainEnd): Promise<ChainCheck> {
  let end: ChainEnd = { position: 0n, hash: '' }
  let knowsKept = !kept
  for (;;) {
    const links = await readLinks(end)
    for (const link of links) {
      const fault = faultOf(link, end)
      if (fault) return { isWhole: false, position: link.position, entryId: link.entryId, fault }
      end = { position: link.position, hash: Buffer.from(link.hash).toString('hex') }
      if (end.position === kept?.position) knowsKept = end.hash === kept.hash
    }
    if (links.length < PAGE) break
  }
  if (!knowsKept) return { isWhole: false, fault: 'rewritten' }
  const [unlinked] = await db().$queryRaw<{ id: bigint }[]>`
    SELECT id FROM audit_entries WHERE NOT EXISTS (SELECT FROM audit_links WHERE entry_id = id) ORDER BY id LIMIT 1`
  return unlinked ? { isWhole: false, entryId: unlinked.id, fault: 'slipped-in' } : { isWhole: true, end }
}

function faultOf({ position, isThere, isRight }: Link, end: ChainEnd) {
  if (position !== end.position + 1n) return 'gap'
  if (!isThere) return 'removed'
  return isRight ? null : 'changed'
}

/** The next links, each judged against the stored one before it; the first against the end that was reached. */
function readLinks({ position, hash }: ChainEnd): Promise<Link[]> {
  return db().$queryRaw`
    SELECT l.position, l.entry_id AS "entryId", l.hash, e.id IS NOT NULL AS "isThere",
      l.hash = audit_hash(lag(l.hash, 1, decode(${hash}, 'hex')) OVER (ORDER BY l.position), e) AS "isRight"
    FROM (SELECT * FROM audit_links WHERE position > ${position} ORDER BY position LIMIT ${PAGE}) l
    LEFT JOIN audit_entries e ON e.id = l.entry_id ORDER BY l.position`
}

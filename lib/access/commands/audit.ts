import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { keyedHash } from '@/lib/platform/security/secrets'
import type { AuditAction, AuditDetails } from '../rules/audit-actions'

export type AuditNote = {
  action: AuditAction
  at: Date
  /** The person who acted; null for a visitor who is not signed in. */
  actorId: number | null
  /** The account that was acted on. */
  subjectId?: number | null
  /** The network address; only a keyed hash of it is stored. */
  address?: string | null
  details?: AuditDetails
}

/** Adds an entry to the audit log in the same transaction as the change it records. */
export async function recordAudit(connection: Database | Transaction, note: AuditNote): Promise<void> {
  const { action, at, actorId, subjectId = null, address, details = {} } = note
  await connection.auditEntry.create({
    data: { action, at, actorId, subjectId, details, address: address ? keyedHash('audit address', address) : null },
    select: { id: true },
  })
}

/** The end of the chain, which an operator can store elsewhere: the number of entries and the hash of the last one. */
export type ChainEnd = { position: bigint; hash: string }

export type ChainCheck =
  | { isWhole: true; end: ChainEnd }
  /** The first entry whose contents do not match its hash, by its number in `audit_entries`. */
  | { isWhole: false; position: bigint; entryId: bigint; fault: 'changed' | 'removed' | 'gap' }
  /** The first entry that was inserted without a link of the chain. */
  | { isWhole: false; entryId: bigint; fault: 'slipped-in' }
  /** The chain does not contain the end noted down earlier: it was rewritten or truncated. */
  | { isWhole: false; fault: 'rewritten' }

type Link = { position: bigint; entryId: bigint; hash: Uint8Array; isThere: boolean; isRight: boolean }

const PAGE = 20_000

/** Verifies the audit log from its first entry and reports where it breaks. `expected`: an end noted down earlier. */
export async function checkAuditChain(expected?: ChainEnd): Promise<ChainCheck> {
  let end: ChainEnd = { position: 0n, hash: '' }
  let containsExpected = !expected
  for (;;) {
    const links = await readLinks(end)
    for (const link of links) {
      const fault = faultOf(link, end)
      if (fault) return { isWhole: false, position: link.position, entryId: link.entryId, fault }
      end = { position: link.position, hash: Buffer.from(link.hash).toString('hex') }
      if (end.position === expected?.position) containsExpected = end.hash === expected.hash
    }
    if (links.length < PAGE) break
  }
  if (!containsExpected) return { isWhole: false, fault: 'rewritten' }
  const [unlinked] = await db().$queryRaw<{ id: bigint }[]>`
    SELECT id FROM audit_entries WHERE NOT EXISTS (SELECT FROM audit_links WHERE entry_id = id) ORDER BY id LIMIT 1`
  return unlinked ? { isWhole: false, entryId: unlinked.id, fault: 'slipped-in' } : { isWhole: true, end }
}

function faultOf({ position, isThere, isRight }: Link, end: ChainEnd) {
  if (position !== end.position + 1n) return 'gap'
  if (!isThere) return 'removed'
  return isRight ? null : 'changed'
}

/** The next page of links, each verified against the previous one. */
function readLinks({ position, hash }: ChainEnd): Promise<Link[]> {
  return db().$queryRaw`
    SELECT l.position, l.entry_id AS "entryId", l.hash, e.id IS NOT NULL AS "isThere",
      l.hash = audit_hash(lag(l.hash, 1, decode(${hash}, 'hex')) OVER (ORDER BY l.position), e) AS "isRight"
    FROM (SELECT * FROM audit_links WHERE position > ${position} ORDER BY position LIMIT ${PAGE}) l
    LEFT JOIN audit_entries e ON e.id = l.entry_id ORDER BY l.position`
}

import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Rows of files that wait, and may be a provider that is merged into another (internal ids, both locked), may be that one from now on. */
export async function moveCandidates(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM import_aside_candidates AS theirs USING import_aside_candidates AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId}
      AND ours.source = theirs.source AND ours.source_id = theirs.source_id`
  await tx.importAsideCandidate.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { refreshSearchDocuments } from '../search-documents/commands/documents'

/**
 * Merges a provider into another (internal ids): its page redirects to the survivor's and searches no longer find it. Does not
 * move or delete anything. Throws NotFoundError if one of them does not exist, InvalidInputError if both are the same or the
 * survivor is itself merged.
 */
export async function mergeProvider(tx: Transaction, mergedId: number, survivorId: number): Promise<void> {
  if (mergedId === survivorId) throw new InvalidInputError('A provider cannot be merged into itself.')
  const found = await tx.provider.findMany({
    where: { id: { in: [mergedId, survivorId] } },
    select: { id: true, status: true },
  })
  if (found.length < 2)
    throw new NotFoundError(`There is no provider ${found[0]?.id === mergedId ? survivorId : mergedId}.`)
  if (found.find(({ id }) => id === survivorId)?.status === 'merged')
    throw new InvalidInputError('The survivor is itself merged into another provider.')
  await tx.provider.update({ where: { id: mergedId }, data: { status: 'merged', mergedIntoId: survivorId } })
  await refreshSearchDocuments(tx, [mergedId])
}

/**
 * Moves license records and inspections of a provider that is being merged into another (internal ids, both locked). Of a license that both
 * have, the one from the newer file remains; of inspections with the same day and result, one.
 */
export async function moveRecords(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM provider_licenses AS one USING provider_licenses AS other
    WHERE one.issuer = other.issuer AND one.number = other.number AND one.id <> other.id
      AND one.provider_id IN (${fromId}, ${toId}) AND other.provider_id IN (${fromId}, ${toId})
      AND (one.as_of, one.provider_id = ${toId}) < (other.as_of, other.provider_id = ${toId})`
  await tx.providerLicense.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await tx.$executeRaw`
    DELETE FROM provider_inspections AS theirs USING provider_inspections AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId} AND ours.inspected_on = theirs.inspected_on
      AND ours.violations = theirs.violations AND ours.summary IS NOT DISTINCT FROM theirs.summary`
  await tx.providerInspection.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await refreshSearchDocuments(tx, [toId])
}

/** Serializes writes to rows that belong to one provider, so that concurrent requests cannot exceed a limit. */
export async function lockProvider(tx: Transaction, providerId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ${providerId} FOR NO KEY UPDATE`
}

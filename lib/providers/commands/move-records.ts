import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { refreshSearchDocuments } from './refresh-search-documents'

/**
 * Makes license records and inspections of a provider that is merged into another (internal ids, both locked) that one's. A record that both
 * have is kept as its newer file says it, an inspection of one day and result once.
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

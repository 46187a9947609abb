import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Adds what was counted of a provider that is merged into another (internal ids, both locked) to that one's numbers. Whoever looked at both on
 * one day counts for both, as before.
 */
export async function moveFigures(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO provider_interactions AS ours (provider_id, day, type, count)
    SELECT ${toId}, day, type, count FROM provider_interactions WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, day, type) DO UPDATE SET count = ours.count + EXCLUDED.count`
  await tx.$executeRaw`
    INSERT INTO provider_page_views AS ours (provider_id, day, source, count)
    SELECT ${toId}, day, source, count FROM provider_page_views WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, day, source) DO UPDATE SET count = ours.count + EXCLUDED.count`
  await tx.$executeRaw`
    INSERT INTO provider_photo_views AS ours (provider_id, path, count)
    SELECT ${toId}, path, count FROM provider_photo_views WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, path) DO UPDATE SET count = ours.count + EXCLUDED.count`
  const where = { providerId: fromId }
  await tx.providerInteraction.deleteMany({ where })
  await tx.providerPageView.deleteMany({ where })
  await tx.providerPhotoView.deleteMany({ where })
}

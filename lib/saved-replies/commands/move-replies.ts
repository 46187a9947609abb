import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Makes the saved replies of a provider that is merged into another (internal ids, both locked) replies of that one; the same is kept once. */
export async function moveReplies(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM saved_replies AS theirs USING saved_replies AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId}
      AND ours.title = theirs.title AND ours.text = theirs.text`
  await tx.savedReply.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Makes the conversations of a provider that is merged into another (internal ids, both locked) conversations of that one, with what its
 * people keep of them as leads; whoever blocked one, or was blocked by it, is so with the other.
 */
export async function moveConversations(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.inquiry.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  const blocks = await tx.inquiryBlock.findMany({ where: { providerId: fromId } })
  await tx.inquiryBlock.createMany({
    data: blocks.map((block) => ({ ...block, providerId: toId })),
    skipDuplicates: true,
  })
  await tx.inquiryBlock.deleteMany({ where: { providerId: fromId } })
}

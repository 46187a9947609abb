import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { findOwnInquiry } from '../queries/own'

/** From now on the two sides of this conversation write nothing to each other, in any. Throws NotFoundError. */
export async function blockInquiry(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const { id: _, ...block } = await findOwnInquiry(db(), actor, id)
  await db().inquiryBlock.createMany({ data: { ...block, createdAt: now }, skipDuplicates: true })
}

/** Takes back one's own side's block; the other side's stays. Throws NotFoundError. */
export async function unblockInquiry(actor: SignedInActor, id: number): Promise<void> {
  const { id: _, ...block } = await findOwnInquiry(db(), actor, id)
  await db().inquiryBlock.deleteMany({ where: block })
}

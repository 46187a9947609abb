import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { ATTACHMENT_SENTENCES, UNSENT_MS } from '../rules/attachment'

type Attached = { inquiryId: number; uploaderId: number; messageId: number; ids: readonly number[] }

/** Sends files that somebody has added to a message with it. Throws ConflictError where one is not theirs to send, or was sent or removed. */
export async function sendAttached(tx: Transaction, { ids, messageId, ...own }: Attached): Promise<void> {
  const asked = [...new Set(ids)]
  const { count } = await tx.messageAttachment.updateMany({
    where: { id: { in: asked }, ...own, messageId: null },
    data: { messageId },
  })
  if (count < asked.length) throw new ConflictError(ATTACHMENT_SENTENCES.gone)
}

/** Removes what was added and never sent. */
export async function dropUnsent(now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNSENT_MS)
  await db().messageAttachment.deleteMany({ where: { messageId: null, createdAt: { lt: before } } })
}

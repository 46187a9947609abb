import 'server-only'
import { db } from '@/lib/platform/db'
import type { InquirySide } from '@/prisma/generated/enums'
import { otherSide } from '../policy'
import { tellSide } from './tell-side'

/**
 * Tells one side by mail that messages wait for it, unless they were read, or a mail has said so: then nothing happens, as often as
 * it is asked.
 */
export async function mailUnread(inquiryId: number, reader: InquirySide, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const inquiry = await tx.inquiry.findUnique({
      where: { id: inquiryId },
      select: { id: true, caregiverId: true, providerId: true },
    })
    if (!inquiry) return
    const { count } = await tx.message.updateMany({
      where: { inquiryId, side: otherSide(reader), readAt: null, mailedAt: null },
      data: { mailedAt: now },
    })
    if (count === 0) return
    const isAnswered = (await tx.message.count({ where: { inquiryId, side: reader } })) > 0
    const kind = reader === 'careprovider' && !isAnswered ? 'inquiry-received' : 'message-received'
    await tellSide(tx, { inquiry, reader, kind, by: 'email', at: now })
  })
}

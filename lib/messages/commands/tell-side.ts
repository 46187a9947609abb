import 'server-only'
import { notify } from '@/lib/notifications/commands/notify'
import type { Channel } from '@/lib/notifications/rules/channels'
import type { Transaction } from '@/lib/platform/db'
import { peopleToTell } from '@/lib/provider-people/queries/own'
import type { InquirySide } from '@/prisma/generated/enums'

const READER = { id: true, email: true, firstName: true, lastName: true } as const

type News = {
  inquiry: { id: number; caregiverId: number; providerId: number }
  reader: InquirySide
  kind: 'inquiry-received' | 'message-received'
  by: Channel
  at: Date
}

/** Tells everybody on one side that something waits for them. Neither words of a message nor anything of a child is in it. */
export async function tellSide(tx: Transaction, { inquiry, reader, kind, by, at }: News): Promise<void> {
  const { name } = await tx.provider.findUniqueOrThrow({ where: { id: inquiry.providerId }, select: { name: true } })
  const people =
    reader === 'caregiver' ? { id: inquiry.caregiverId, status: 'active' as const } : peopleToTell(inquiry.providerId)
  const facts = { inquiryId: inquiry.id, provider: name, reader }
  for (const to of await tx.user.findMany({ where: people, select: READER }))
    await notify(tx, { kind, to, facts, at, by })
}

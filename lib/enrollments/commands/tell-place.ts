import 'server-only'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { peopleToTell } from '@/lib/provider-people/queries/own'
import type { InquirySide } from '@/prisma/generated/enums'

type PlaceNews = {
  place: { inquiryId: number; caregiverId: number; providerId: number }
  change: 'confirmed' | 'ended' | 'withdrawn'
  reader: InquirySide
  at: Date
}

/** Tells everybody on one side what became of a place. Nothing of the child is in it. */
export async function tellOfPlace(tx: Transaction, { place, change, reader, at }: PlaceNews): Promise<void> {
  const { inquiryId, caregiverId, providerId } = place
  const { name: provider } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { name: true } })
  const people = reader === 'caregiver' ? { id: caregiverId, status: 'active' as const } : peopleToTell(providerId)
  const select = { id: true, email: true, firstName: true, lastName: true } as const
  for (const to of await tx.user.findMany({ where: people, select }))
    await notify(tx, { kind: 'place-changed', to, facts: { inquiryId, provider, reader, change }, at })
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { sideOf } from '@/lib/messages/policy'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { providersOf } from '@/lib/provider-people/queries/own'
import type { InquirySide, TourStatus } from '@/prisma/generated/enums'

/** The tours that somebody has a part in: the one condition under which any is read or changed. */
export function ownTours({ id, role }: Pick<SignedInActor, 'id' | 'role'>) {
  return role === 'caregiver' ? { caregiverId: id } : { provider: providersOf(id, 'answer') }
}

/** What a change of a tour and its news need. */
export const TOUR = {
  id: true,
  inquiryId: true,
  caregiverId: true,
  providerId: true,
  status: true,
  proposedBy: true,
  decidedBy: true,
  startsAt: true,
  times: true,
  sequence: true,
  remindedAt: true,
  updatedAt: true,
  provider: { select: { name: true, timeZone: true, street: true, city: true, state: true, zip: true } },
} as const

/**
 * One of the actor's tours and the side on which they stand. Its conversation is held until the transaction ends, so that changes
 * come one after another. Throws NotFoundError for anything else, also another's.
 */
export async function holdOwnTour(tx: Transaction, actor: SignedInActor, id: number) {
  const side: InquirySide | null = sideOf(actor.role)
  const where = { id, ...ownTours(actor) }
  const found = side && (await tx.tour.findFirst({ where, select: { inquiryId: true } }))
  if (!found) throw new NotFoundError('There is no such tour.')
  await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${found.inquiryId} FOR UPDATE`
  return { ...(await tx.tour.findFirstOrThrow({ where, select: TOUR })), side }
}
export type OwnTour = Awaited<ReturnType<typeof holdOwnTour>>

/** The tour of a conversation that waits or is agreed, as its provider's side; the conversation is held as above. Null where there is none. */
export async function holdOpenTour(tx: Transaction, inquiryId: number): Promise<OwnTour | null> {
  await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${inquiryId} FOR UPDATE`
  const status = { in: ['proposed', 'accepted', 'moved'] satisfies TourStatus[] }
  const tour = await tx.tour.findFirst({ where: { inquiryId, status }, select: TOUR })
  return tour && { ...tour, side: 'careprovider' }
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { Database, Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { providersOf } from '@/lib/provider-people/queries/own'
import type { InquirySide } from '@/prisma/generated/enums'
import { sideOf } from '../policy'

/** The conversations that somebody takes part in: the one condition under which any is read or changed. */
export function ownInquiries({ id, role }: SignedInActor) {
  return role === 'caregiver' ? { caregiverId: id } : { provider: providersOf(id, 'answer') }
}

export type OwnInquiry = { id: number; caregiverId: number; providerId: number; side: InquirySide }

/** One of the actor's conversations and the side on which they stand. Throws NotFoundError for anything else, also another's. */
export async function findOwnInquiry(
  connection: Database | Transaction,
  actor: SignedInActor,
  id: number,
): Promise<OwnInquiry> {
  const side = sideOf(actor.role)
  const row =
    side &&
    (await connection.inquiry.findFirst({
      where: { id, ...ownInquiries(actor) },
      select: { id: true, caregiverId: true, providerId: true },
    }))
  if (!row) throw new NotFoundError('There is no such conversation.')
  return { ...row, side }
}

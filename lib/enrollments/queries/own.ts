import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { providersOf } from '@/lib/provider-people/queries/own'

export const PLACE = { id: true, status: true, startsOn: true, endsOn: true } as const

/** The places that somebody has a part in: the one condition under which any is read or changed. */
export function ownPlaces({ id, role }: SignedInActor) {
  return role === 'caregiver' ? { caregiverId: id } : { provider: providersOf(id, 'answer') }
}

/** One of the actor's places, held until the transaction ends. Throws NotFoundError for anything else, also another's. */
export async function holdOwnPlace(tx: Transaction, actor: SignedInActor, id: number) {
  await tx.$queryRaw`SELECT 1 FROM enrollments WHERE id = ${id} FOR UPDATE`
  const row = await tx.enrollment.findFirst({
    where: { id, ...ownPlaces(actor) },
    select: {
      ...PLACE,
      inquiryId: true,
      caregiverId: true,
      providerId: true,
      provider: { select: { slug: true, timeZone: true } },
    },
  })
  if (!row) throw new NotFoundError('There is no such place.')
  return row
}

import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { createActor } from '../accounts/actors'
import { REQUESTED_AT } from './conversation'

/** A placement of a parent's child at a provider, confirmed in its own conversation. Days are "2026-11-24". */
export async function enroll(
  parent: SignedInActor,
  providerId: number,
  { startsOn = '2026-09-01', endsOn = null as string | null } = {},
): Promise<number> {
  const pair = { caregiverId: parent.id, providerId }
  const { enrollments } = await db().inquiry.create({
    data: {
      ...pair,
      subject: 'A place',
      createdAt: REQUESTED_AT,
      lastMessageAt: REQUESTED_AT,
      enrollments: {
        create: {
          ...pair,
          startsOn: new Date(startsOn),
          endsOn: endsOn && new Date(endsOn),
          status: endsOn ? 'ended' : 'enrolled',
          confirmedAt: new Date('2026-08-03T15:00:00Z'),
        },
      },
    },
    select: { enrollments: { select: { id: true } } },
  })
  return enrollments[0]?.id ?? 0
}

/** A parent with a placement there. */
export async function enrolledParent(providerId: number) {
  const parent = await createActor('caregiver')
  return { parent, placeId: await enroll(parent, providerId) }
}

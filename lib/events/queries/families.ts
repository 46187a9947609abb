import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { reaches } from '../rules/reach'
import { PLACE, placeOf } from '../select'
import type { EventFamilies } from '../types'

/** Whom a provider can reach: families with a place, whose account is open and who have not blocked it, nor it them. */
export const reachable = (providerId: number) =>
  ({
    providerId,
    caregiver: { status: 'active', inquiryBlocks: { none: { providerId } } },
  }) as const

/** The places that an event reaches and, once each, the people behind them. */
export async function findReached(
  tx: Transaction,
  { providerId, ...event }: { providerId: number; day: string; enrollmentIds: EventFamilies },
) {
  const rows = await tx.enrollment.findMany({
    where: reachable(providerId),
    select: { ...PLACE, caregiver: { select: { id: true, email: true, firstName: true, lastName: true } } },
  })
  const reached = rows.filter((row) => reaches(event, placeOf(row)))
  return {
    placeIds: reached.map(({ id }) => id),
    people: [...new Map(reached.map(({ caregiver }) => [caregiver.id, caregiver])).values()],
  }
}

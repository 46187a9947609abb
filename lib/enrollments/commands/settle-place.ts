import 'server-only'
import { db, type Transaction } from '@/lib/platform/db'
import { logger } from '@/lib/platform/logger'
import { revalidateRemotely } from '@/lib/platform/revalidate-remote'
import { todayIn } from '@/lib/providers/rules/dates'
import { bandOn } from '../rules/bands'
import { followOpenings } from './follow-openings'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * Gives a room back what a place took, once the place is over. One that was never taken undoes what confirming it did; one that was frees
 * a place in the room that the child was in on its last day. Until the last day has passed nothing happens. Answers changed tags.
 */
export async function settlePlace(tx: Transaction, id: number, actorId: number | null, at: Date): Promise<string[]> {
  await tx.$queryRaw`SELECT 1 FROM enrollments WHERE id = ${id} FOR UPDATE`
  const place = await tx.enrollment.findUniqueOrThrow({
    where: { id },
    select: {
      providerId: true,
      startsOn: true,
      endsOn: true,
      band: true,
      tookOpening: true,
      isSettled: true,
      inquiry: { select: { childAgeMonths: true, createdAt: true } },
      provider: { select: { timeZone: true, openingsFollowSince: true } },
    },
  })
  const { endsOn, startsOn, inquiry, provider, providerId } = place
  if (!endsOn || place.isSettled) return []
  const isNeverTaken = endsOn < startsOn
  if (!isNeverTaken && dayOf(endsOn) >= todayIn(provider.timeZone, at)) return []
  await tx.enrollment.update({ where: { id }, data: { isSettled: true }, select: { id: true } })
  const since = provider.openingsFollowSince
  if (!since || endsOn < since || (isNeverTaken && !place.tookOpening)) return []
  const told = { ageMonths: inquiry.childAgeMonths, on: dayOf(inquiry.createdAt) }
  const band = (isNeverTaken ? null : bandOn(dayOf(endsOn), told)) ?? place.band
  return followOpenings(tx, { providerId, enrollmentId: id, band, change: 1, actorId, at })
}

/** Settles every place whose last day has passed, at providers whose openings follow. One after another; what fails is tried again. */
export async function settleEndedPlaces(now: Date): Promise<void> {
  const provider = { openingsFollowSince: { not: null } }
  const where = { isSettled: false, status: { not: 'enrolled' }, endsOn: { lt: now }, provider } as const
  const changed = new Set<string>()
  for (const { id } of await db().enrollment.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } }))
    for (const tag of await db().$transaction((tx) => settlePlace(tx, id, null, now))) changed.add(tag)
  const say = (sentence: string) => logger.warn({ event: 'enrollments.settled' }, sentence)
  if (changed.size > 0) await revalidateRemotely([...changed], say)
}

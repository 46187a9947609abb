import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { zonedText, zoneTitle } from '@/lib/platform/zoned-time'
import { findManaged } from '@/lib/provider-people/queries/own'
import { todayIn } from '@/lib/providers/rules/dates'
import { typedTimes } from '../rules/typed-times'
import type { ShownOffer } from '../types'
import { findFreeSlots, OFFER, offeredTimes } from './slots'

const MOST_NEXT = 5
/** What stands in the form before anybody has said anything. */
const UNSAID = { isOn: false, noticeHours: 24, daysAhead: 28, times: [], days: [] }

/** What one of the actor's providers (public id) offers. Throws NotFoundError for anybody else's, ForbiddenError for who only answers. */
export async function findOffer(actor: SignedInActor, publicId: string, now: Date): Promise<ShownOffer> {
  const { internalId } = await findManaged(actor, publicId, 'edit-profile')
  const [offer, { slots, timeZone }] = await Promise.all([
    db().tourOffer.findUnique({ where: { providerId: internalId }, select: OFFER }),
    findFreeSlots(db(), internalId, now),
  ])
  const { isOn, ...said } = offer ?? UNSAID
  const { noticeHours, daysAhead, weekly, otherDays } = offeredTimes(said)
  const today = todayIn(timeZone, now)
  return {
    isOn,
    noticeHours,
    daysAhead,
    weekly: Array.from({ length: 7 }, (_, weekday) =>
      typedTimes(weekly.filter((one) => one.weekday === weekday).map(({ minute }) => minute)),
    ),
    otherDays: otherDays
      .filter(({ day }) => day >= today)
      .map(({ day, minutes }) => ({ day, times: typedTimes(minutes) })),
    next: slots.slice(0, MOST_NEXT).map((slot) => zonedText(slot, timeZone)),
    zone: zoneTitle(timeZone, now),
    today,
  }
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/names'
import { shownPlace } from '@/lib/enrollments/rules/in-words'
import { db } from '@/lib/platform/db'
import { zoneTitle } from '@/lib/platform/zoned-time'
import { providersOf } from '@/lib/provider-people/queries/own'
import { todayIn } from '@/lib/providers/rules/dates'
import type { EventSender } from '../types'
import { reachable } from './families'

/** The providers that somebody speaks for, each with the families that an event can be for. */
export async function findEventSenders({ id: userId }: SignedInActor, now: Date): Promise<EventSender[]> {
  const providers = await db().provider.findMany({
    where: providersOf(userId, 'speak-for'),
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, slug: true, name: true, timeZone: true },
  })
  return Promise.all(
    providers.map(async ({ id, slug, name, timeZone }) => {
      const today = todayIn(timeZone, now)
      const rows = await db().enrollment.findMany({
        where: { ...reachable(id), OR: [{ endsOn: null }, { endsOn: { gte: new Date(today) } }] },
        orderBy: [{ caregiver: { firstName: 'asc' } }, { id: 'asc' }],
        select: {
          id: true,
          status: true,
          startsOn: true,
          endsOn: true,
          caregiver: { select: { firstName: true, lastName: true } },
        },
      })
      const families = rows
        .map((row) => ({ place: shownPlace(row, today), name: parentName(row.caregiver) }))
        .filter(({ place }) => place.phase !== 'past')
        .map(({ place, name: family }) => ({ enrollmentId: place.id, name: family, when: place.when }))
      return { id: slug, name, zone: zoneTitle(timeZone, now), today, families }
    }),
  )
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findPreferences } from '@/lib/families/queries'
import { timeZoneOf } from '@/lib/locations/rules/time-zone'
import { db } from '@/lib/platform/db'
import { addDays, todayIn } from '@/lib/providers/rules/dates'
import { monthOfDay, weeksOf } from '../rules/month'
import type { CalendarView } from '../types'
import { findDates } from './dates'

const MOST_UPCOMING = 10
const DAYS_AHEAD = 366
/** Where nobody has said where that is. */
const DEFAULT_ZONE = 'America/New_York'

/** The month of a day (today's by default) and what comes, for a parent or a provider's people. */
export async function findCalendar(actor: SignedInActor, asked: string | undefined, now: Date): Promise<CalendarView> {
  const today = todayIn(await zoneOf(actor), now)
  const day = asked ?? today
  const shown = weeksOf(monthOfDay(day)).flat()
  const [dates, upcoming] = await Promise.all([
    findDates(actor, { from: shown[0] ?? day, to: shown.at(-1) ?? day }),
    findDates(actor, { from: today, to: addDays(today, DAYS_AHEAD) }),
  ])
  return { today, day, dates, upcoming: upcoming.slice(0, MOST_UPCOMING) }
}

/** What is not cancelled and comes within so many days; `today` where they are. */
export async function findUpcoming(actor: SignedInActor, days: number, now: Date) {
  const today = todayIn(await zoneOf(actor), now)
  const dates = await findDates(actor, { from: today, to: addDays(today, days) })
  return { today, dates: dates.filter(({ isCancelled }) => !isCancelled) }
}

/** A family's clocks are those of its home, a provider's those of its place. */
async function zoneOf(actor: SignedInActor): Promise<string> {
  if (actor.role === 'careprovider') {
    const where = { people: { some: { userId: actor.id } } }
    const provider = await db().provider.findFirst({ where, orderBy: { id: 'asc' }, select: { timeZone: true } })
    return provider?.timeZone ?? DEFAULT_ZONE
  }
  const { homeZip } = await findPreferences(actor)
  const select = { locationSlug: true, state: true, county: true } as const
  const home = homeZip && (await db().zipCode.findUnique({ where: { zip: homeZip }, select }))
  return home ? timeZoneOf(home.locationSlug, home.state, home.county) : DEFAULT_ZONE
}

import { ProviderCalendar } from '@/components/enrollment/calendar/provider-calendar'
import { ProviderDashboard } from '@/components/listings/dashboard/provider-dashboard'
import type { SignedInActor } from '@/lib/access/types'
import { findCalendar } from '@/lib/enrollment/calendar/queries'
import { calendarQuery } from '@/lib/enrollment/calendar/schema'
import { findEventSenders } from '@/lib/enrollment/events/queries'
import { managedProviders } from '@/lib/listings/people/queries'
import { now } from '@/lib/platform/time/clock'

type CalendarTabProps = { actor: SignedInActor; query: Record<string, unknown> }

export async function CalendarTab({ actor, query }: CalendarTabProps) {
  const [calendar, senders, providers] = await Promise.all([
    findCalendar(actor, calendarQuery.parse(query).day, now()),
    findEventSenders(actor, now()),
    managedProviders(actor.id),
  ])
  return (
    <ProviderDashboard firstName={actor.firstName} providers={providers} current="calendar">
      <ProviderCalendar
        userId={actor.id}
        roles={providers.map(({ role }) => role)}
        calendar={calendar}
        senders={senders}
      />
    </ProviderDashboard>
  )
}

import { ProviderCalendar } from '@/components/calendar/provider-calendar'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import type { SignedInActor } from '@/lib/access/types'
import { findCalendar } from '@/lib/calendar/queries/view'
import { calendarQuery } from '@/lib/calendar/schema'
import { findEventSenders } from '@/lib/events/queries/senders'
import { now } from '@/lib/platform/clock'
import { managedProviders } from '@/lib/provider-people/queries/own'

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

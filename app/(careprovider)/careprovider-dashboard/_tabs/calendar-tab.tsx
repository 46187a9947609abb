import { dashboardTexts } from '@/components/accounts/dashboard/texts'
import { ProviderCalendar } from '@/components/calendar/provider-calendar'
import { calendarTexts as texts } from '@/components/calendar/texts'
import { BackHome } from '@/components/layout/back-home'
import { PageHead } from '@/components/layout/page-head'
import type { SignedInActor } from '@/lib/access/types'
import { findCalendar } from '@/lib/calendar/queries/view'
import { calendarQuery } from '@/lib/calendar/schema'
import { findEventSenders } from '@/lib/events/queries/senders'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

type CalendarTabProps = { actor: SignedInActor; query: Record<string, unknown> }

export async function CalendarTab({ actor, query }: CalendarTabProps) {
  const [calendar, senders] = await Promise.all([
    findCalendar(actor, calendarQuery.parse(query).day, now()),
    findEventSenders(actor, now()),
  ])
  const crumbs = [
    { label: dashboardTexts.careprovider.title, href: routes.careproviderDashboard() },
    { label: texts.title },
  ]
  return (
    <>
      <BackHome className="wrap flex gap-2 pt-2 md:hidden" />
      <PageHead title={texts.title} lead={texts.providerLead} crumbs={crumbs} />
      <div className="wrap pb-16">
        <ProviderCalendar userId={actor.id} calendar={calendar} senders={senders} />
      </div>
    </>
  )
}

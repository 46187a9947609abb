import { FamilyCalendar } from '@/components/calendar/family-calendar'
import { findCalendar } from '@/lib/calendar/queries/view'
import { calendarQuery } from '@/lib/calendar/schema'
import { now } from '@/lib/platform/clock'
import type { PanelProps } from './panel-props'

export async function CalendarTab({ actor, query }: PanelProps) {
  const calendar = await findCalendar(actor, calendarQuery.parse(query).day, now())
  return <FamilyCalendar userId={actor.id} calendar={calendar} />
}

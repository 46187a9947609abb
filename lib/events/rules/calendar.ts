import type { CalendarEvent } from '@/lib/platform/calendar-file'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import type { Role } from '@/prisma/generated/enums'
import type { ShownEvent } from '../types'
import { spanOf } from './when'

/** An event as a calendar program shows it, the cancelled one as that. */
export function calendarEventOf(event: ShownEvent, role: Role, siteUrl: string): CalendarEvent {
  const { id, title, note, provider, sequence, changedAt, isCancelled, day } = event
  const query = { tab: 'calendar', day }
  const path = role === 'careprovider' ? routes.careproviderDashboard(query) : routes.caregiverDashboard(query)
  const url = absoluteUrl(path, siteUrl)
  return {
    uid: `event-${id}@${new URL(siteUrl).hostname}`,
    span: spanOf(event, provider.timeZone),
    title: `${title} (${provider.name})`,
    text: note ? `${note}\n\n${url}` : url,
    url,
    sequence,
    changedAt,
    isCancelled,
  }
}

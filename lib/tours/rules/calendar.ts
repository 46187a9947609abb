import type { CalendarEvent } from '@/lib/platform/calendar-file'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { addressLine } from '@/lib/providers/rules/address'
import type { InquirySide } from '@/prisma/generated/enums'
import { tourEnd } from './times'

export type CalendarTour = {
  id: number
  inquiryId: number
  startsAt: Date
  sequence: number
  updatedAt: Date
  provider: { name: string; street: string | null; city: string; state: string; zip: string | null }
}

/** A tour as one side's calendar shows it. Of the parent neither name nor words are in it: calendars are shared with many. */
export function calendarEventOf(
  { id, inquiryId, startsAt, sequence, updatedAt, provider }: CalendarTour,
  side: InquirySide,
  siteUrl: string,
): CalendarEvent {
  const url = absoluteUrl(routes.conversation(side, inquiryId), siteUrl)
  return {
    uid: `tour-${id}@${new URL(siteUrl).hostname}`,
    span: { from: startsAt, to: tourEnd(startsAt) },
    title: side === 'caregiver' ? `Tour: ${provider.name}` : `Parent visits ${provider.name}`,
    place: side === 'caregiver' ? addressLine(provider) : undefined,
    text: url,
    url,
    sequence,
    changedAt: updatedAt,
  }
}

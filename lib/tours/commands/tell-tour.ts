import 'server-only'
import { relayLater } from '@/lib/messages/commands/relay-later'
import { notify } from '@/lib/notifications/commands/notify'
import { calendarFile } from '@/lib/platform/calendar-file'
import type { Transaction } from '@/lib/platform/db'
import { siteUrl } from '@/lib/platform/env'
import { peopleToTell } from '@/lib/provider-people/queries/own'
import type { InquirySide } from '@/prisma/generated/enums'
import { calendarEventOf } from '../rules/calendar'

type TourNews = {
  id: number
  inquiryId: number
  caregiverId: number
  providerId: number
  sequence: number
  updatedAt: Date
  /** Agreed, or what was agreed until now. */
  startsAt: Date | null
  provider: { name: string; timeZone: string; street: string | null; city: string; state: string; zip: string | null }
}
type Change = 'proposed' | 'agreed' | 'moved' | 'off' | 'reminder'

const READER = { id: true, email: true, firstName: true, lastName: true } as const

/**
 * Tells everybody on one side what became of a tour. What stood or now stands in calendars goes with the mail as a file. `byMail`
 * alone is for those who did it themselves. A provider that nobody has claimed hears at its address on file that there is news.
 */
export async function tellOfTour(
  tx: Transaction,
  tour: TourNews,
  { change, reader, at, byMail }: { change: Change; reader: InquirySide; at: Date; byMail?: true },
): Promise<void> {
  const { inquiryId, startsAt, provider } = tour
  const people =
    reader === 'caregiver' ? { id: tour.caregiverId, status: 'active' as const } : peopleToTell(tour.providerId)
  if (reader === 'careprovider' && !byMail && change !== 'reminder')
    await relayLater(tx, { inquiryId, providerId: tour.providerId, at })
  const { name, timeZone } = provider
  const facts = { inquiryId, provider: name, reader, startsAt: startsAt?.toISOString() ?? null, timeZone }
  const isCancelled = change === 'moved' || change === 'off'
  const calendar =
    startsAt && change !== 'proposed'
      ? calendarFile([{ ...calendarEventOf({ ...tour, startsAt }, reader, siteUrl()), isCancelled }])
      : undefined
  const shared = { at, calendar, ...(byMail && { by: 'email' as const }) }
  for (const to of await tx.user.findMany({ where: people, select: READER }))
    if (change === 'reminder') await notify(tx, { ...shared, kind: 'tour-reminder', to, facts })
    else await notify(tx, { ...shared, kind: 'tour-changed', to, facts: { ...facts, change } })
}

import { z } from 'zod'
import { routes } from '@/lib/platform/routes'
import { weekdayText } from '@/lib/platform/zoned-time'
import { ProviderEventKind } from '@/prisma/generated/enums'
import { defineKind } from '../rules/define-kind'

const EVENT_WORDS: Record<ProviderEventKind, string> = {
  conference: 'a parent-teacher conference',
  field_trip: 'a field trip',
  permission_due: 'a permission that is due',
  other: 'an event',
}
const TITLES = {
  new: 'Your provider sent you a date',
  changed: 'A date of your provider changed',
  cancelled: 'A date of your provider was cancelled',
} as const

/** What is told of a provider's events, to the families enrolled there: never their titles and notes, which are read on the site. */
export const EVENT_KIND = defineKind({
  label: 'Your provider sends, changes or cancels an event',
  audience: ['caregiver'],
  app: 'on',
  email: 'on',
  facts: z.object({
    provider: z.string(),
    event: z.enum(ProviderEventKind),
    /** "2026-11-24". */
    day: z.iso.date(),
    /** "10:00 AM to 11:30 AM EST"; null for all of the day. */
    time: z.string().max(60).nullable(),
    change: z.enum(['new', 'changed', 'cancelled']),
  }),
  path: ({ day }) => routes.caregiverDashboard({ tab: 'calendar', day }),
  words: ({ provider, event, day, time, change }) => {
    const when = [weekdayText(day), time].filter(Boolean).join(', ')
    return {
      title: TITLES[change],
      text:
        change === 'cancelled'
          ? `${provider} has cancelled ${EVENT_WORDS[event]} on ${when}.`
          : `${provider}: ${EVENT_WORDS[event]} on ${when}.`,
    }
  },
})

import { z } from 'zod'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { weekdayText, zonedText } from '@/lib/platform/time/zoned-time'
import { InquirySide, ProviderEventKind, ReportOutcome, ReportTopic, Role } from '@/prisma/generated/enums'
import { defineKind } from '../rules'
import { BILLING_KINDS, CLAIM_KINDS, PEOPLE_KINDS, PROFILE_KINDS, REVIEW_KINDS } from './provider-kinds'

const EVENT_NAMES: Record<ProviderEventKind, string> = {
  conference: 'a parent-teacher conference',
  field_trip: 'a field trip',
  permission_due: 'a permission that is due',
  other: 'an event',
}
const TITLES = {
  new: 'Your provider sent you a date',
  changed: 'Your provider changed a date',
  cancelled: 'Your provider canceled a date',
} as const

/** Notifies enrolled families about a provider's events. Titles and notes are left out and can be read only on the site. */
const EVENT_KIND = defineKind({
  label: 'Your provider sends, changes or cancels an event',
  audience: ['caregiver'],
  app: 'on',
  email: 'on',
  facts: z.object({
    provider: z.string(),
    event: z.enum(ProviderEventKind),
    /** "2026-11-24". */
    day: z.iso.date(),
    /** "10:00 AM to 11:30 AM"; null for an all-day event. */
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
          ? `${provider} canceled ${EVENT_NAMES[event]} on ${when}.`
          : `${provider}: ${EVENT_NAMES[event]} on ${when}.`,
    }
  },
})

const noFacts = z.object({})
const DASHBOARDS = {
  caregiver: routes.caregiverDashboard(),
  careprovider: routes.careproviderDashboard(),
  admin: routes.adminDashboard(),
} satisfies Record<Role, string>

/** A conversation, and the side of it that the recipient is on. */
const conversation = z.object({ inquiryId: z.int(), provider: z.string(), reader: z.enum(InquirySide) })
type Conversation = z.output<typeof conversation>
/** `startsAt`: ISO 8601; null before a time is agreed. */
const tour = conversation.extend({ startsAt: z.iso.datetime().nullable(), timeZone: z.string().max(60) })
const toConversation = ({ reader, inquiryId }: Conversation) => routes.conversation(reader, inquiryId)

const TOPIC_NAMES: Record<ReportTopic, string> = {
  openings: 'its openings',
  tuition: 'its tuition',
  hours: 'its hours',
  license: 'its license or inspections',
  contact: 'its address or contact',
  other: 'something else',
}

const IMPORT_REASONS = {
  closed: 'It would close more providers than you allow.',
  changed: 'It would change more records than you allow.',
  new: 'It would add more records than you allow.',
  refused: 'We can’t use more of its rows than before.',
  columns: 'We can’t read values that we could read before.',
  again: 'Someone undid or discarded this same file before.',
} as const
const importReason = z.enum(['closed', 'changed', 'new', 'refused', 'columns', 'again'])

/**
 * All kinds of notifications. A channel is `on` or `off` by default, `always` where security leaves no choice, or `never`. Never rename a
 * kind: rows contain its name.
 */
export const KINDS = {
  welcome: defineKind({
    label: 'Welcome',
    app: 'always',
    email: 'never',
    facts: z.object({ role: z.enum(Role) }),
    path: ({ role }) => DASHBOARDS[role],
    words: () => ({ title: `Welcome to ${SITE.name}`, text: 'Your account is ready. Here’s where to start.' }),
  }),
  'password-changed': defineKind({
    label: 'Your password was changed',
    app: 'on',
    email: 'always',
    facts: noFacts,
    path: () => routes.settings(),
    words: () => ({ title: 'Your password was changed', text: 'You were signed out on all other devices.' }),
  }),
  'email-changed': defineKind({
    label: 'Your e-mail address was changed',
    app: 'on',
    email: 'always',
    facts: noFacts,
    path: () => routes.settings(),
    words: () => ({ title: 'Your e-mail address was changed', text: 'You sign in with the new one from now on.' }),
  }),
  'second-factor-changed': defineKind({
    label: 'Your second factor was turned on or off',
    app: 'on',
    email: 'always',
    facts: z.object({ isOn: z.boolean() }),
    path: () => routes.settings(),
    words: ({ isOn }) => ({
      title: `Your second factor was turned ${isOn ? 'on' : 'off'}`,
      text: isOn ? 'Signing in now takes a code from your app.' : 'Signing in now takes only your password.',
    }),
  }),
  'new-device': defineKind({
    label: 'Someone signed in from a new browser',
    app: 'on',
    email: 'always',
    facts: z.object({ device: z.string().max(80) }),
    path: () => routes.settings(),
    words: ({ device }) => ({
      title: `New sign-in: ${device}`,
      text: 'If it wasn’t you, change your password: that signs out every other device.',
    }),
  }),
  'inquiry-received': defineKind({
    label: 'A parent asks for information',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation,
    path: toConversation,
    words: ({ provider }) => ({ title: 'A parent asks for information', text: `It is about ${provider}.` }),
  }),
  'message-received': defineKind({
    label: 'You have a new message',
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation,
    path: toConversation,
    words: ({ provider, reader }) =>
      reader === 'caregiver'
        ? { title: 'A provider wrote to you', text: `${provider} sent you a message.` }
        : { title: 'A parent wrote to you', text: `It is about ${provider}.` },
  }),
  'conversation-report-settled': defineKind({
    label: 'We looked into a conversation you reported',
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation.extend({ outcome: z.enum(ReportOutcome) }),
    path: toConversation,
    words: ({ provider, reader, outcome }) => {
      const about = reader === 'caregiver' ? `with ${provider}` : `about ${provider}`
      return outcome === 'acted'
        ? { title: 'We acted on your report', text: `It’s about the conversation ${about}. You can block it as well.` }
        : {
            title: 'We looked into your report',
            text: `Nothing in the conversation ${about} breaks our terms. You can still block it.`,
          }
    },
  }),
  'tour-changed': defineKind({
    label: 'A tour is proposed, booked, moved or canceled',
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: tour.extend({ change: z.enum(['proposed', 'agreed', 'moved', 'off']) }),
    path: toConversation,
    words: ({ provider, change, startsAt, timeZone }) => {
      const when = startsAt ? ` on ${zonedText(new Date(startsAt), timeZone)}` : ''
      return {
        proposed: { title: 'Times proposed for a tour', text: `Choose one, or suggest others: ${provider}.` },
        agreed: { title: 'Tour booked', text: `The tour at ${provider} is${when}.` },
        moved: {
          title: 'Your tour needs a new time',
          text: `The tour at ${provider} can’t be${when}. Other times are proposed.`,
        },
        off: { title: 'Tour canceled', text: `The tour at ${provider}${when} is canceled.` },
      }[change]
    },
  }),
  'tour-reminder': defineKind({
    label: 'Your tour is coming up',
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: tour,
    path: toConversation,
    words: ({ provider, startsAt, timeZone }) => ({
      title: 'Your tour is coming up',
      text: `The tour at ${provider} is on ${zonedText(new Date(startsAt ?? 0), timeZone)}.`,
    }),
  }),
  ...BILLING_KINDS,
  ...CLAIM_KINDS,
  ...PEOPLE_KINDS,
  ...REVIEW_KINDS,
  ...PROFILE_KINDS,
  'place-changed': defineKind({
    label: 'A place for your child is confirmed or ends',
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation.extend({ change: z.enum(['confirmed', 'ended', 'withdrawn']) }),
    path: toConversation,
    words: ({ provider, change }) =>
      ({
        confirmed: { title: 'Place confirmed', text: `${provider} confirmed a place for your child.` },
        ended: { title: 'Place ending', text: `${provider} ended your child’s place.` },
        withdrawn: { title: 'A family is leaving', text: `A parent is withdrawing their child from ${provider}.` },
      })[change],
  }),
  'provider-event': EVENT_KIND,
  'search-news': defineKind({
    label: 'New providers and openings in your saved searches',
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: z.object({ providers: z.int().positive(), searches: z.int().positive() }),
    path: () => routes.savedSearches(),
    words: ({ providers, searches }) => ({
      title: `${providers === 1 ? '1 provider is' : `${providers} providers are`} new for you`,
      text: `In ${searches === 1 ? 'one' : searches} of your saved searches.`,
    }),
  }),
  'favorite-records': defineKind({
    label: 'License or inspection news about a favorite',
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: z.object({ providers: z.int().positive(), provider: z.string(), publicId: z.string() }),
    path: ({ providers, publicId }) => (providers === 1 ? routes.provider(publicId) : routes.favorites()),
    words: ({ providers, provider }) => ({
      title: 'License and inspection news',
      text: `The state’s files have news about ${provider}${providers === 1 ? '.' : ` and ${providers - 1} more of your favorites.`}`,
    }),
  }),
  'import-source': defineKind({
    label: 'An import source needs you, or its file can’t be imported',
    audience: ['admin'],
    app: 'on',
    email: 'on',
    facts: z.object({
      source: z.string(),
      sourceId: z.int(),
      outcome: z.enum(['waits', 'failed']),
      reasons: z.array(importReason),
    }),
    path: ({ sourceId }) => routes.admin.importSource(sourceId),
    words: ({ source, outcome, reasons }) =>
      outcome === 'failed'
        ? { title: 'An import didn’t work', text: `We couldn’t import the new file of ${source}. We’ll try again.` }
        : {
            title: 'An import needs your decision',
            text: [`There’s a new file of ${source}.`, ...reasons.map((code) => IMPORT_REASONS[code])].join(' '),
          },
  }),
  'report-received': defineKind({
    label: 'A visitor reported something wrong on a page',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string(), publicId: z.string(), topic: z.enum(ReportTopic) }),
    path: () => routes.approvals.start({ kind: 'reports' }),
    words: ({ provider, topic }) => ({
      title: `Report about ${provider}`,
      text: `It’s about ${TOPIC_NAMES[topic]}.`,
    }),
  }),
} as const

export type NotificationKind = keyof typeof KINDS
/** The facts that a kind of notification requires. */
export type FactsOf<K extends NotificationKind> = z.input<(typeof KINDS)[K]['facts']>

export function isKind(name: string): name is NotificationKind {
  return Object.hasOwn(KINDS, name)
}

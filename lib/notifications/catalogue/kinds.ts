import { z } from 'zod'
import { deviceText } from '@/lib/access/rules/device'
import { SITE } from '@/lib/platform/config/site'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import { timeText } from '@/lib/platform/time/dates'
import { weekdayText, zonedText } from '@/lib/platform/time/zoned-time'
import { InquirySide, ProviderEventKind, ReportOutcome, ReportTopic, Role } from '@/prisma/generated/enums'
import { defineKind, type Words } from '../rules'
import { BILLING_KINDS, CLAIM_KINDS, PEOPLE_KINDS, PROFILE_KINDS, REVIEW_KINDS } from './provider-kinds'

const texts = (locale: Locale) => translate(locale, 'notifications.kinds')

/** Notifies enrolled families about a provider's events. Titles and notes are left out and can be read only on the site. */
const EVENT_KIND = defineKind({
  audience: ['caregiver'],
  app: 'on',
  email: 'on',
  facts: z.object({
    provider: z.string(),
    event: z.enum(ProviderEventKind),
    /** "2026-11-24". */
    day: z.iso.date(),
    /** Minutes after midnight; null for an all-day event, or one without an end. */
    startMinute: z.int().nullable().default(null),
    endMinute: z.int().nullable().default(null),
    change: z.enum(['new', 'changed', 'cancelled']),
  }),
  path: ({ day }) => dashboardRoutes.caregiverDashboard({ tab: 'calendar', day }),
  words: ({ provider, event, change, ...at }, locale) => {
    const t = texts(locale)
    const known = { provider, event, when: eventWhen(t, locale, at) }
    return {
      title: t(`event.${change}Title`),
      text: change === 'cancelled' ? t('event.cancelledText', known) : t('event.text', known),
    }
  },
})

type EventTime = { day: string; startMinute: number | null; endMinute: number | null }

/** "Tue, Nov 24, 10:00 AM to 11:30 AM" */
function eventWhen(
  t: Translate<'notifications.kinds'>,
  locale: Locale,
  { day, startMinute, endMinute }: EventTime,
): string {
  const named = weekdayText(locale, day)
  if (startMinute === null) return named
  const from = timeText(startMinute)
  if (endMinute === null) return t('event.at', { day: named, from })
  return t('event.fromTo', { day: named, from, to: timeText(endMinute) })
}

const noFacts = z.object({})
const DASHBOARDS = {
  caregiver: dashboardRoutes.caregiverDashboard(),
  careprovider: dashboardRoutes.careproviderDashboard(),
  admin: dashboardRoutes.adminDashboard(),
} satisfies Record<Role, string>

/** A conversation, and the side of it that the recipient is on. */
const conversation = z.object({ inquiryId: z.int(), provider: z.string(), reader: z.enum(InquirySide) })
type Conversation = z.output<typeof conversation>
/** `startsAt`: ISO 8601; null before a time is agreed. */
const tour = conversation.extend({ startsAt: z.iso.datetime().nullable(), timeZone: z.string().max(60) })
const toConversation = ({ reader, inquiryId }: Conversation) => dashboardRoutes.conversation(reader, inquiryId)

const TOUR_KEYS = { agreed: 'tourAgreed', moved: 'tourMoved', off: 'tourOff' } as const
const PLACE_KEYS = { confirmed: 'placeConfirmed', ended: 'placeEnded', withdrawn: 'placeWithdrawn' } as const

const importReason = z.enum(['closed', 'changed', 'new', 'refused', 'columns', 'again'])

/**
 * All kinds of notifications. A channel is `on` or `off` by default, `always` where security leaves no choice, or `never`. Never rename a
 * kind: rows contain its name.
 */
export const KINDS = {
  welcome: defineKind({
    app: 'always',
    email: 'never',
    facts: z.object({ role: z.enum(Role) }),
    path: ({ role }) => DASHBOARDS[role],
    words: (_, locale) => {
      const t = texts(locale)
      return { title: t('welcome.title', { site: SITE.name }), text: t('welcome.text') }
    },
  }),
  'password-changed': defineKind({
    app: 'on',
    email: 'always',
    facts: noFacts,
    path: () => dashboardRoutes.settings(),
    words: (_, locale) => {
      const t = texts(locale)
      return { title: t('passwordChanged.title'), text: t('passwordChanged.text') }
    },
  }),
  'email-changed': defineKind({
    app: 'on',
    email: 'always',
    facts: noFacts,
    path: () => dashboardRoutes.settings(),
    words: (_, locale) => {
      const t = texts(locale)
      return { title: t('emailChanged.title'), text: t('emailChanged.text') }
    },
  }),
  'second-factor-changed': defineKind({
    app: 'on',
    email: 'always',
    facts: z.object({ isOn: z.boolean() }),
    path: () => dashboardRoutes.settings(),
    words: ({ isOn }, locale) => {
      const t = texts(locale)
      const key = isOn ? 'secondFactorOn' : 'secondFactorOff'
      return { title: t(`${key}.title`), text: t(`${key}.text`) }
    },
  }),
  'new-device': defineKind({
    app: 'on',
    email: 'always',
    facts: z.object({ device: z.string().max(80) }),
    path: () => dashboardRoutes.settings(),
    words: ({ device }, locale) => {
      const t = texts(locale)
      const devices = translate(locale, 'accounts.devices')
      return { title: t('newDevice.title', { device: deviceText(devices, device) }), text: t('newDevice.text') }
    },
  }),
  'inquiry-received': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation,
    path: toConversation,
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('inquiryReceived.title'), text: t('inquiryReceived.text', { provider }) }
    },
  }),
  'message-received': defineKind({
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation,
    path: toConversation,
    words: ({ provider, reader }, locale) => {
      const t = texts(locale)
      const key = reader === 'caregiver' ? 'messageFromProvider' : 'messageFromParent'
      return { title: t(`${key}.title`), text: t(`${key}.text`, { provider }) }
    },
  }),
  'conversation-report-settled': defineKind({
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation.extend({ outcome: z.enum(ReportOutcome) }),
    path: toConversation,
    words: ({ provider, reader, outcome }, locale) => {
      const t = texts(locale)
      const known = { provider, reader }
      return outcome === 'acted'
        ? { title: t('conversationReport.actedTitle'), text: t('conversationReport.actedText', known) }
        : { title: t('conversationReport.title'), text: t('conversationReport.text', known) }
    },
  }),
  'tour-changed': defineKind({
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: tour.extend({ change: z.enum(['proposed', 'agreed', 'moved', 'off']) }),
    path: toConversation,
    words: ({ provider, change, startsAt, timeZone }, locale) => {
      const t = texts(locale)
      if (change === 'proposed') return { title: t('tourProposed.title'), text: t('tourProposed.text', { provider }) }
      const key = TOUR_KEYS[change]
      const when = startsAt ? zonedText(locale, new Date(startsAt), timeZone) : ''
      return {
        title: t(`${key}.title`),
        text: t(`${key}.text`, { provider, when, hasTime: startsAt ? 'yes' : 'no' }),
      }
    },
  }),
  'tour-reminder': defineKind({
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: tour,
    path: toConversation,
    words: ({ provider, startsAt, timeZone }, locale) => {
      const t = texts(locale)
      const when = zonedText(locale, new Date(startsAt ?? 0), timeZone)
      return { title: t('tourReminder.title'), text: t('tourReminder.text', { provider, when }) }
    },
  }),
  ...BILLING_KINDS,
  ...CLAIM_KINDS,
  ...PEOPLE_KINDS,
  ...REVIEW_KINDS,
  ...PROFILE_KINDS,
  'place-changed': defineKind({
    audience: ['caregiver', 'careprovider'],
    app: 'on',
    email: 'on',
    facts: conversation.extend({ change: z.enum(['confirmed', 'ended', 'withdrawn']) }),
    path: toConversation,
    words: ({ provider, change }, locale) => {
      const t = texts(locale)
      const key = PLACE_KEYS[change]
      return { title: t(`${key}.title`), text: t(`${key}.text`, { provider }) }
    },
  }),
  'provider-event': EVENT_KIND,
  'search-news': defineKind({
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: z.object({ providers: z.int().positive(), searches: z.int().positive() }),
    path: () => routes.savedSearches(),
    words: ({ providers, searches }, locale) => {
      const t = texts(locale)
      return { title: t('searchNews.title', { count: providers }), text: t('searchNews.text', { count: searches }) }
    },
  }),
  'favorite-records': defineKind({
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: z.object({ providers: z.int().positive(), provider: z.string(), publicId: z.string() }),
    path: ({ providers, publicId }) => (providers === 1 ? routes.provider(publicId) : routes.favorites()),
    words: ({ providers, provider }, locale) => {
      const t = texts(locale)
      const known = { provider, more: providers - 1 }
      return { title: t('favoriteRecords.title'), text: t('favoriteRecords.text', known) }
    },
  }),
  'import-source': defineKind({
    audience: ['admin'],
    app: 'on',
    email: 'on',
    facts: z.object({
      source: z.string(),
      sourceId: z.int(),
      outcome: z.enum(['waits', 'failed']),
      reasons: z.array(importReason),
    }),
    path: ({ sourceId }) => dashboardRoutes.admin.importSource(sourceId),
    words: ({ source, outcome, reasons }, locale) => {
      const t = texts(locale)
      if (outcome === 'failed') return { title: t('importFailed.title'), text: t('importFailed.text', { source }) }
      const why = reasons.map((code) => t(`importWaits.${code}`))
      return { title: t('importWaits.title'), text: [t('importWaits.text', { source }), ...why].join(' ') }
    },
  }),
  'report-received': defineKind({
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string(), publicId: z.string(), topic: z.enum(ReportTopic) }),
    path: () => dashboardRoutes.approvals.start({ kind: 'reports' }),
    words: ({ provider, topic }, locale) => {
      const t = texts(locale)
      return { title: t('reportReceived.title', { provider }), text: t('reportReceived.text', { topic }) }
    },
  }),
} as const

export type NotificationKind = keyof typeof KINDS
/** The facts that a kind of notification requires. */
export type FactsOf<K extends NotificationKind> = z.input<(typeof KINDS)[K]['facts']>

/**
 * The text of a notification in its reader's language. If the facts cannot be read, because another release wrote the row, the title is the
 * name that the settings give this kind.
 */
export function notificationTexts(kind: NotificationKind, facts: unknown, locale: Locale): Words {
  const labels = translate(locale, 'notifications.labels')
  return KINDS[kind].wordsFor(facts, locale) ?? { title: labels(kind), text: '' }
}

export function isKind(name: string): name is NotificationKind {
  return Object.hasOwn(KINDS, name)
}

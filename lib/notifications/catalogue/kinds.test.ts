import { safePath } from '@/lib/platform/http/routes'
import { LOCALES } from '@/lib/platform/language/locales'
import {
  ClaimRejection,
  InquirySide,
  ProviderEventKind,
  ProviderPersonRole,
  ReportOutcome,
  ReportTopic,
  ReviewRejection,
  Role,
} from '@/prisma/generated/enums'
import { type FactsOf, isKind, KINDS, type NotificationKind, notificationTexts } from './kinds'

const conversations = Object.values(InquirySide).map((reader) => ({ inquiryId: 7, provider: 'Sunny', reader }))
const tours = conversations.map((one) => ({
  ...one,
  startsAt: '2026-11-24T15:00:00.000Z',
  timeZone: 'America/New_York',
}))
const reviewed = { provider: 'Sunny', publicId: 'sunny-k3f9' }
const SAMPLES: { [K in NotificationKind]: FactsOf<K>[] } = {
  welcome: Object.values(Role).map((role) => ({ role })),
  'password-changed': [{}],
  'email-changed': [{}],
  'second-factor-changed': [{ isOn: true }, { isOn: false }],
  'new-device': [{ device: 'Firefox on Windows' }],
  'inquiry-received': conversations,
  'message-received': conversations,
  'conversation-report-settled': conversations.flatMap((one) =>
    Object.values(ReportOutcome).map((outcome) => ({ ...one, outcome })),
  ),
  'profile-rolled-back': [reviewed],
  'tour-changed': tours.flatMap((one) => [
    ...(['proposed', 'agreed', 'moved', 'off'] as const).map((change) => ({ ...one, change })),
    { ...one, startsAt: null, change: 'off' as const },
  ]),
  'tour-reminder': tours,
  billing: (['issued', 'paid'] as const).flatMap((change) =>
    [null, '2026-12-22'].map((until) => ({
      ...reviewed,
      change,
      number: '2026-000042',
      amountCents: 1999,
      plan: 'STARTER' as const,
      until,
    })),
  ),
  'plan-asked': [{ provider: 'Sunny' }],
  'claim-received': [true, false].map((isContested) => ({ provider: 'Sunny', claimId: 7, isContested })),
  'claim-contested': [reviewed],
  'claim-decided': [null, ...Object.values(ClaimRejection)].map((rejection) => ({ ...reviewed, rejection })),
  'people-changed': (['joined', 'left', 'removed', 'role'] as const).flatMap((change) =>
    Object.values(ProviderPersonRole).map((role) => ({
      ...{ provider: 'Sunny', publicId: 'sunny-k3f9', change, role },
      renewsByCard: role === 'manager',
    })),
  ),
  'review-received': [1, 5].map((rating) => ({ provider: 'Sunny', rating })),
  'review-published': [reviewed],
  'review-rejected': Object.values(ReviewRejection).map((reason) => ({ ...reviewed, reason })),
  'review-answered': [reviewed],
  'review-answer-removed': Object.values(ReviewRejection).map((reason) => ({ provider: 'Sunny', reason })),
  'review-waits': (['held', 'reported'] as const).map((why) => ({ ...reviewed, why })),
  'profile-change-waits': [{ provider: 'Sunny' }],
  'pages-merged': [{ ...reviewed, other: 'Sunny Sprouts' }],
  'page-edited': [{ ...reviewed, fields: ['phone', 'hours'], reason: 'visitor_reported' }],
  'profile-change-decided': [
    { ...reviewed, accepted: 3, rejected: 0 },
    { ...reviewed, accepted: 1, rejected: 2 },
    { ...reviewed, accepted: 0, rejected: 1 },
  ],
  'facts-to-confirm': [reviewed],
  'place-changed': conversations.flatMap((one) =>
    (['confirmed', 'ended', 'withdrawn'] as const).map((change) => ({ ...one, change })),
  ),
  'provider-event': Object.values(ProviderEventKind).flatMap((event) =>
    (['new', 'changed', 'cancelled'] as const).map((change) => ({
      provider: 'Sunny',
      event,
      day: '2026-11-24',
      startMinute: event === 'other' ? null : 600,
      endMinute: event === 'conference' ? 690 : null,
      change,
    })),
  ),
  'search-news': [
    { providers: 1, searches: 1 },
    { providers: 12_345, searches: 20 },
  ],
  'favorite-records': [1, 12].map((providers) => ({ providers, provider: 'Sunny', publicId: 'sunny-k3f9' })),
  'import-source': [
    { source: 'Ohio, every week', sourceId: 7, outcome: 'failed', reasons: [] },
    ...(['closed', 'changed', 'new', 'refused', 'columns', 'again'] as const).map((reason) => ({
      source: 'Ohio, every week',
      sourceId: 7,
      outcome: 'waits' as const,
      reasons: [reason],
    })),
  ],
  'report-received': Object.values(ReportTopic).map((topic) => ({ provider: 'Sunny', publicId: 'sunny-k3f9', topic })),
}
const all = Object.entries(SAMPLES).flatMap(([kind, facts]) => facts.map((one) => [kind, one] as const))

test.each(all)('%s with %j has a title, a text and a link to a page of this site', (kind, facts) => {
  if (!isKind(kind)) throw new Error(`${kind} is no kind.`)
  for (const locale of LOCALES) {
    const { title, text } = notificationTexts(kind, facts, locale)
    expect(title.length).toBeGreaterThan(5)
    expect(title.length).toBeLessThan(60)
    expect(text).toMatch(/\.$/)
  }
  expect(safePath(KINDS[kind].pathFor(facts))).toBe(KINDS[kind].pathFor(facts))
})

test('unreadable facts, as of another release, give the kind’s label as title', () => {
  expect(notificationTexts('inquiry-received', { provider: 7 }, 'en')).toEqual({
    title: 'A parent asks for information',
    text: '',
  })
})

test.each([
  [600, 690, 'Sunny: a field trip on Tue, Nov 24, 10:00 AM to 11:30 AM.'],
  [600, null, 'Sunny: a field trip on Tue, Nov 24, 10:00 AM.'],
  [null, null, 'Sunny: a field trip on Tue, Nov 24.'],
])('an event from minute %s to %s says when it is', (startMinute, endMinute, text) => {
  const facts = { provider: 'Sunny', event: 'field_trip', day: '2026-11-24', startMinute, endMinute, change: 'new' }
  expect(notificationTexts('provider-event', facts, 'en').text).toBe(text)
})

test('a removed manager reads whether the plan still renews by card', () => {
  const removed = { provider: 'Sunny', publicId: 'sunny-k3f9', change: 'removed', role: 'manager' }
  const textWith = (facts: object) => notificationTexts('people-changed', { ...removed, ...facts }, 'en').text
  expect(textWith({ renewsByCard: true })).toContain('Its plan still renews by card.')
  expect(textWith({ renewalEnded: true })).toContain('Its plan no longer renews by card.')
  expect(textWith({})).toBe('You no longer manage Sunny.')
})

test('an admin’s edit says what changed, and why', () => {
  const facts = { ...reviewed, fields: ['phone', 'virtualTours'], reason: 'visitor_reported' }
  expect(notificationTexts('page-edited', facts, 'en').text).toBe(
    'On Sunny’s page: phone, virtual tours, because a visitor reported it.',
  )
  const inSpanish = { ...facts, fields: ['aboutUs-es-US'] }
  expect(notificationTexts('page-edited', inSpanish, 'en').text).toContain('page: description in Spanish,')
  expect(notificationTexts('page-edited', inSpanish, 'es-US').text).toContain('descripción en español')
})

test('security notifications are always sent by e-mail', () => {
  for (const kind of ['password-changed', 'email-changed', 'second-factor-changed', 'new-device'] as const)
    expect(KINDS[kind].email).toBe('always')
})

test('inherited object properties are not kinds', () => {
  expect(['toString', '__proto__', 'constructor', ''].filter(isKind)).toEqual([])
})

import type { Access } from '@/lib/access/policy'

/** What a test has to know of an endpoint that its file does not say. */
export type EndpointEntry = {
  access: Access
  /** A body that would be taken, if whoever sends it may. */
  body?: Record<string, unknown>
  params?: Record<string, string | string[]>
  query?: string
  /** A write that other sites may send: a token says all. */
  anyOrigin?: true
}

/** Every handler under app/api, by file and method. A new one without a line here fails tests/integration/access/every-handler.test.ts. */
export const ENDPOINTS: Record<string, EndpointEntry> = {
  'account/email POST': {
    access: 'signed-in',
    body: { email: 'kim@home.test', currentPassword: 'three green boats' },
  },
  'account/email DELETE': { access: 'signed-in' },
  'account/name PUT': { access: 'signed-in', body: { firstName: 'Kim', lastName: 'Cole' } },
  'account DELETE': {
    access: 'signed-in',
    body: { currentPassword: 'three green boats', confirmation: 'DELETE', code: '123456' },
  },
  'account/exports GET': { access: 'signed-in' },
  'account/exports POST': { access: 'signed-in', body: { currentPassword: 'three green boats' } },
  'account/exports/[id] GET': { access: 'signed-in', params: { id: '1' } },
  'account/picture POST': { access: 'signed-in', query: '?x=0&y=0&width=1&height=1' },
  'account/picture DELETE': { access: 'signed-in' },
  'account/password POST': {
    access: 'signed-in',
    body: { currentPassword: 'three green boats', password: 'four blue boats' },
  },
  'account/second-factor POST': { access: 'signed-in', body: { currentPassword: 'three green boats' } },
  'account/second-factor PUT': { access: 'signed-in', body: { code: '123456' } },
  'account/second-factor DELETE': { access: 'signed-in', body: { currentPassword: 'three green boats' } },
  'account/sessions GET': { access: 'signed-in' },
  'account/sessions DELETE': { access: 'signed-in' },
  'auth/login POST': { access: 'public', body: { email: 'nobody@home.test', password: 'three green boats' } },
  'auth/logout POST': { access: 'public' },
  'auth/me GET': { access: 'public' },
  'auth/password-rules GET': { access: 'public' },
  'auth/register POST': {
    access: 'public',
    body: {
      firstName: 'Kim',
      lastName: 'Cole',
      email: 'kim@home.test',
      password: 'three green boats',
      role: 'caregiver',
    },
  },
  'auth/forgot-password POST': { access: 'public', body: { email: 'nobody@home.test' } },
  'auth/reset-password POST': {
    access: 'public',
    body: { token: 'A'.repeat(22), password: 'three green boats' },
  },
  'auth/email-change POST': { access: 'public', body: { token: 'A'.repeat(22) } },
  'auth/email-change DELETE': { access: 'public', body: { token: 'A'.repeat(22) } },
  'auth/verify-email POST': { access: 'public', body: { token: 'A'.repeat(22) } },
  'auth/resend-verification POST': { access: 'public', body: { email: 'nobody@home.test' } },
  'calendar GET': { access: 'public', query: '?key=x' },
  'calendar/entries POST': {
    access: ['caregiver'],
    body: { title: 'Vaccination', day: '2026-11-24', startMinute: '14:30' },
  },
  'calendar/entries/[id] DELETE': { access: ['caregiver'], params: { id: '1' } },
  'calendar/feed POST': { access: ['caregiver', 'careprovider'] },
  'calendar/feed DELETE': { access: ['caregiver', 'careprovider'] },
  'caregiver/children GET': { access: ['caregiver'] },
  'caregiver/children POST': {
    access: ['caregiver'],
    body: { name: 'Mia', birthMonth: '2025-03', startMonth: null, notes: '' },
  },
  'caregiver/children/[id] PUT': {
    access: ['caregiver'],
    params: { id: '1' },
    body: { name: 'Mia', birthMonth: '2025-03', startMonth: null, notes: '' },
  },
  'caregiver/children/[id] DELETE': { access: ['caregiver'], params: { id: '1' } },
  'caregiver/fit GET': { access: ['caregiver'], query: '?ids=nobody-k3f9' },
  'caregiver/preferences GET': { access: ['caregiver'] },
  'caregiver/preferences PUT': {
    access: ['caregiver'],
    body: {
      preferredAmenities: ['nut_free'],
      preferredActivities: ['music_movement'],
      weeklyBudgetCents: 30_000,
      days: ['mon'],
      dropOff: '07:30',
      pickUp: '17:30',
      homeZip: null,
      workZip: null,
    },
  },
  'caregiver/profile PATCH': {
    access: ['caregiver'],
    body: { childName: 'Mia', childAge: 20, childPreferences: 'Naps', notificationPreferences: 'email,app' },
  },
  'careprovider/analytics GET': { access: ['careprovider'], query: '?period=weekly' },
  'careprovider/analytics/csv GET': { access: ['careprovider'], query: '?period=weekly' },
  'costs/[id] GET': { access: 'public', params: { id: 'nobody-k3f9' } },
  'enrollments/[id] PATCH': {
    access: ['caregiver', 'careprovider'],
    params: { id: '1' },
    body: { endsOn: '2026-12-18' },
  },
  'enrollments/[id]/transfer POST': {
    access: ['caregiver'],
    params: { id: '1' },
    body: { text: 'We move.', nextDaycareId: 'nobody-k3f9', nextText: 'Is there a place?' },
  },
  'compare/favorites GET': { access: ['caregiver'] },
  'compare/kept GET': { access: 'public', query: '?ids=nobody-k3f9' },
  'compare/choice GET': { access: ['caregiver'] },
  'compare/choice PATCH': { access: ['caregiver'], body: { weights: { price: 4 } } },
  'compare/link POST': { access: ['caregiver'] },
  'compare/link DELETE': { access: ['caregiver'] },
  'compare/shared POST': { access: 'public', body: { token: 'A'.repeat(22) } },
  'favorites GET': { access: ['caregiver'] },
  'favorites POST': {
    access: ['caregiver'],
    body: {
      daycareId: 'nobody-k3f9',
      daycareName: 'Little Harbor Academy',
      daycareAddress: 'Orlando, FL 32801',
      daycareRating: '4.5',
    },
  },
  'favorites DELETE': { access: ['caregiver'], query: '?daycareId=nobody-k3f9' },
  'favorites/[id]/notes PUT': { access: ['caregiver'], params: { id: '1' }, body: { note: 'Bring socks.' } },
  'favorites/merge POST': { access: ['caregiver'], body: { daycareIds: ['nobody-k3f9'] } },
  'favorites/rows GET': { access: 'public', query: '?ids=nobody-k3f9' },
  'inquiries GET': { access: ['caregiver', 'careprovider'] },
  'inquiries POST': {
    access: ['caregiver'],
    body: { daycareIds: ['nobody-k3f9'], subject: 'A place in fall', text: 'Do you have one?' },
  },
  'inquiries/[id] GET': { access: ['caregiver', 'careprovider'], params: { id: '1' } },
  'inquiries/[id]/messages POST': {
    access: ['caregiver', 'careprovider'],
    params: { id: '1' },
    body: { text: 'Thank you.' },
  },
  'inquiries/[id]/read POST': { access: ['caregiver', 'careprovider'], params: { id: '1' } },
  'inquiries/[id]/report POST': {
    access: ['caregiver', 'careprovider'],
    params: { id: '1' },
    body: { reason: 'rude' },
  },
  'inquiries/[id]/block PUT': { access: ['caregiver', 'careprovider'], params: { id: '1' } },
  'inquiries/[id]/block DELETE': { access: ['caregiver', 'careprovider'], params: { id: '1' } },
  'inquiries/[id]/enrollment POST': {
    access: ['careprovider'],
    params: { id: '1' },
    body: { startsOn: '2026-12-01' },
  },
  'inquiries/[id]/tours POST': {
    access: ['caregiver', 'careprovider'],
    params: { id: '1' },
    body: { times: ['2026-11-24T10:00'] },
  },
  'interactions POST': { access: 'public', body: { events: [] } },
  'map/places GET': { access: 'public', query: '?bounds=28,-82,29,-81' },
  'notifications GET': { access: 'signed-in' },
  'notifications/unread GET': { access: 'signed-in' },
  'notifications/read POST': { access: 'signed-in', body: { upTo: 1 } },
  'notifications/[id]/read POST': { access: 'signed-in', params: { id: '1' } },
  'notifications/choices PUT': {
    access: 'signed-in',
    body: { kind: 'password-changed', channel: 'app', isOn: false },
  },
  'notifications/unsubscribe GET': { access: 'public', query: '?token=x' },
  'notifications/unsubscribe POST': { access: 'public', query: '?token=x', anyOrigin: true },
  'places/autocomplete GET': { access: 'public', query: '?input=or&types=(cities)' },
  'places/details/[id] GET': { access: 'public', params: { id: 'nobody-k3f9' } },
  'places/search GET': { access: 'public', query: '?zipCode=32801' },
  'reports POST': {
    access: 'public',
    body: { provider: 'nobody-k3f9', topic: 'hours', message: 'They close at 5 PM.' },
  },
  'provider-invitations POST': { access: 'public', body: { token: 'A'.repeat(22) } },
  'provider-invitations PUT': { access: ['careprovider'], body: { token: 'A'.repeat(22) } },
  'provider-people/[id]/invitations POST': {
    access: ['careprovider'],
    params: { id: 'nobody-k3f9' },
    body: { email: 'kim@home.test', role: 'editor' },
  },
  'provider-people/[id]/invitations/[invitation] POST': {
    access: ['careprovider'],
    params: { id: 'nobody-k3f9', invitation: '1' },
  },
  'provider-people/[id]/invitations/[invitation] DELETE': {
    access: ['careprovider'],
    params: { id: 'nobody-k3f9', invitation: '1' },
  },
  'provider-people/[id]/[user] PATCH': {
    access: ['careprovider'],
    params: { id: 'nobody-k3f9', user: '1' },
    body: { role: 'editor' },
  },
  'provider-people/[id]/[user] DELETE': { access: ['careprovider'], params: { id: 'nobody-k3f9', user: '1' } },
  'reviews PUT': {
    access: ['caregiver'],
    body: {
      daycareId: 'nobody-k3f9',
      rating: 4,
      experience: 'toured',
      text: 'Kind teachers, and a yard with shade.',
      nameStyle: 'initials',
    },
  },
  'reviews DELETE': { access: ['caregiver'], query: '?daycareId=nobody-k3f9' },
  'reviews/[id]/answer PUT': { access: ['careprovider'], params: { id: '1' }, body: { text: 'Thank you, Dana.' } },
  'reviews/[id]/answer DELETE': { access: ['careprovider'], params: { id: '1' } },
  'reviews/[id]/report POST': { access: 'signed-in', params: { id: '1' }, body: { reason: 'abusive', note: '' } },
  'revalidate POST': { access: 'public', body: { tags: ['directory'] } },
  'saved-searches POST': { access: ['caregiver'], body: { search: 'zipCode=32801', name: 'Near home' } },
  'saved-searches/[id] PATCH': { access: ['caregiver'], params: { id: '1' }, body: { frequency: 'off' } },
  'saved-searches/[id] DELETE': { access: ['caregiver'], params: { id: '1' } },
  'tours/[id] PATCH': { access: ['caregiver', 'careprovider'], params: { id: '1' }, body: { action: 'decline' } },
  'tours/[id]/calendar GET': { access: ['caregiver', 'careprovider'], params: { id: '1' } },
  '[...path] GET': { access: 'public' },
  '[...path] POST': { access: 'public' },
  '[...path] PUT': { access: 'public' },
  '[...path] PATCH': { access: 'public' },
  '[...path] DELETE': { access: 'public' },
}

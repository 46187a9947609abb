import { NO_VALUES } from '@/lib/listings/profiles/rules/values'
import type { OwnProfile, ProfileChangeView } from '@/lib/listings/profiles/types'

/** A page as its people get it. */
export function buildOwnProfile(overrides: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id: 'little-harbor-academy-orlando-fl-k3f9',
    name: 'Little Harbor Academy',
    isHome: false,
    showsZip: true,
    followsEnrollments: false,
    status: 'open',
    timeZone: 'America/New_York',
    live: {
      ...NO_VALUES,
      businessName: 'Little Harbor Academy',
      aboutUs: 'A small center.',
      amenities: ['nap_room'],
      address: '214 E Robinson St, Orlando, FL 32801',
      phone: '(407) 555-0100',
      hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 })),
    },
    photoViews: {},
    drafts: {},
    atOnceRules: ['phone-same-area', 'logo-removed', 'photos-rearranged'],
    facts: {},
    ageBands: [],
    change: null,
    liveSince: [],
    version: 'v1',
    contest: null,
    ...overrides,
  }
}

export function buildChange(overrides: Partial<ProfileChangeView> = {}): ProfileChangeView {
  return {
    id: 7,
    status: 'pending',
    version: 1,
    fields: { aboutUs: { from: 'A small center.', to: 'A garden.' } },
    decisions: {},
    submittedAt: '2026-11-20T15:00:00.000Z',
    amendedAt: null,
    decidedAt: null,
    origin: 'provider',
    note: null,
    ...overrides,
  }
}

/** The dashboard's props beside a page's own fields, all empty. */
export const EMPTY_DASHBOARD_PROPS = {
  effects: [],
  reasons: [],
  today: '2026-11-22',
  badge: { image: 'https://care.example/badge.svg', page: 'https://care.example/provider/sunny-k3f9' },
  openings: { page: 'https://care.example/embed/openings/provider/sunny-k3f9', sites: 'none' as const },
}

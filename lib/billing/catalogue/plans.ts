import type { PaidPlan } from '@/prisma/generated/enums'

export type Plan = 'BASIC' | PaidPlan

/** The smallest first: each plan opens what those before it open. */
export const PLANS = [
  { code: 'BASIC', name: 'Basic', monthlyCents: 0 },
  { code: 'STARTER', name: 'Starter', monthlyCents: 1_999 },
  { code: 'PRO', name: 'Pro', monthlyCents: 4_999 },
] as const satisfies readonly { code: Plan; name: string; monthlyCents: number }[]

/** What there is, and the smallest plan that opens it. The gate and the page of plans read this one table. */
export const FEATURES = [
  { code: 'page', from: 'BASIC', name: 'Your public page', text: 'Photos, openings, tuition, hours, reviews.' },
  { code: 'families', from: 'BASIC', name: 'Families', text: 'Messages, tours, places, calendar. As many as come.' },
  { code: 'analytics', from: 'BASIC', name: 'Analytics', text: 'How many found your page, and what they did next.' },
  {
    code: 'search-patterns',
    from: 'STARTER',
    name: 'Searches near you',
    text: 'How many families search around you, where, and for which ages.',
  },
  { code: 'popular-filters', from: 'STARTER', name: 'What families ask for', text: 'The filters that they use most.' },
  {
    code: 'peak-times',
    from: 'STARTER',
    name: 'When families search',
    text: 'Hour by hour, so that you can answer then.',
  },
  {
    code: 'market-insights',
    from: 'PRO',
    name: 'Your prices beside others',
    text: 'The local median by age, and how many others show openings.',
  },
  {
    code: 'sponsored',
    from: 'PRO',
    name: 'Sponsored placement',
    text: 'Shown first in searches that you match, marked as sponsored, on days that you choose.',
  },
] as const satisfies readonly { code: string; from: Plan; name: string; text: string }[]

export type Feature = (typeof FEATURES)[number]['code']

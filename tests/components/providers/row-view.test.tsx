import { providerMessages } from '@/components/providers/messages'

const today = '2026-11-20'
const open = { state: 'open' as const, count: 2, bands: ['one' as const], from: null, confirmedOn: '2026-11-12' }

test('a row says openings like a sentence', () => {
  const say = (summary: Parameters<typeof providerMessages.openings>[0]) => providerMessages.openings(summary, today)
  expect(say(open)).toBe('2 openings for one-year-olds')
  expect(say({ ...open, count: 1, bands: [] })).toBe('1 opening, any age')
  expect(say({ ...open, count: 3, bands: ['one', 'two'] })).toBe('3 openings for one-year-olds and two-year-olds')
  expect(say({ ...open, count: 5, bands: ['one', 'two', 'four'] })).toBe('5 openings in 3 age groups')
  expect(say({ ...open, from: '2027-01-05' })).toBe('2 openings for one-year-olds from Jan 5, 2027')
  expect(say({ state: 'full', waitlist: 6, isPartial: false })).toBe('Full, waitlist of 6')
  expect(say({ state: 'full', waitlist: null, isPartial: false })).toBe('Full')
  expect(say({ state: 'full', waitlist: 6, isPartial: true })).toBe('No stated openings')
  expect(say({ state: 'unconfirmed', since: '2026-05-03' })).toBe('Openings not confirmed since May 3')
  expect(say({ state: 'unknown' })).toBe('Openings not stated')
})

test('a price starts with "from" only when other ages cost more', () => {
  expect(providerMessages.tuition({ cents: 28_500, band: 'one', isFrom: false })).toBe('$285 a week')
  expect(providerMessages.tuition({ cents: 24_000, band: 'three', isFrom: true })).toBe('from $240 a week')
  expect(providerMessages.tuition(null)).toBe('Price not stated')
})

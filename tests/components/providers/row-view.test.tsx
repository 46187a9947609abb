import { rowTexts, openingsText as textOf } from '@/components/providers/provider-text'
import { translate } from '@/tests/support/setup/translate'

const row = rowTexts('en')
const common = translate('en', 'providers.common')
const today = '2026-11-20'
const open = { state: 'open' as const, count: 2, bands: ['one' as const], from: null, confirmedOn: '2026-11-12' }

test('a row writes openings as a sentence', () => {
  const openingsText = (summary: Parameters<typeof textOf>[2]) => textOf(common, row, summary, today)
  expect(openingsText(open)).toBe('2 openings for one-year-olds')
  expect(openingsText({ ...open, count: 1, bands: [] })).toBe('1 opening, any age')
  expect(openingsText({ ...open, count: 3, bands: ['one', 'two'] })).toBe(
    '3 openings for one-year-olds and two-year-olds',
  )
  expect(openingsText({ ...open, count: 5, bands: ['one', 'two', 'four'] })).toBe('5 openings in 3 age groups')
  expect(openingsText({ ...open, from: '2027-01-05' })).toBe('2 openings for one-year-olds from Jan\u00a05,\u00a02027')
  expect(openingsText({ state: 'full', waitlist: 6, isPartial: false })).toBe('Full, waitlist of 6')
  expect(openingsText({ state: 'full', waitlist: null, isPartial: false })).toBe('Full')
  expect(openingsText({ state: 'full', waitlist: 6, isPartial: true })).toBe('No stated openings')
  expect(openingsText({ state: 'unconfirmed', since: '2026-05-03' })).toBe('Openings not confirmed since May 3')
  expect(openingsText({ state: 'unknown' })).toBe('Openings not stated')
})

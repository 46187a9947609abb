import { fitLinesOf } from '@/components/families/fit/fit-view'
import type { Needs } from '@/lib/families/fit/schema'
import type { ProviderDetail } from '@/lib/providers/types'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'families.fitLines')

const TODAY = '2026-11-20'
const needs: Needs = {
  ageMonths: 22,
  startMonth: '2027-01',
  days: [],
  dropOffMinute: 450,
  pickUpMinute: 1050,
  weeklyBudgetCents: 28_500,
}
const fitLines = (more: Partial<Needs> = {}, provider: Partial<ProviderDetail> = {}) =>
  fitLinesOf(t, 'en', buildDetail(provider), { ...needs, ...more }, TODAY).map(
    ({ verdict, text }) => `${verdict}: ${text}`,
  )

test('a parent reads what fits, in few words', () => {
  expect(fitLines()).toEqual([
    'matches: Takes 22-month-olds',
    'matches: Place in Jan 2027',
    'matches: $285, in budget',
    'matches: 7:30 AM – 5:30 PM',
  ])
})

test('a parent reads what does not fit', () => {
  expect(fitLines({ ageMonths: 8, dropOffMinute: 360, weeklyBudgetCents: 20_000 }, { ageMinMonths: 12 })).toEqual([
    'does_not: Not for 8-month-olds',
    'does_not: No place in Jan 2027',
    'does_not: $310, over budget',
    'does_not: Not open 6:00 AM – 5:30 PM',
  ])
})

test('a fact that is missing or too old is unknown, never a no', () => {
  expect(fitLines({}, { ageMinMonths: null, ageMaxMonths: null, ageBands: [], hours: [] })).toEqual([
    'unknown: Ages not stated',
    'unknown: Place in Jan 2027 not known',
    'unknown: Price not known',
    'unknown: Hours not known',
  ])
  const old = { source: 'provider' as const, sourceName: 'the provider', confirmedOn: '2026-01-01' }
  expect(fitLines({}, { facts: { openings: old, tuition: old, hours: old } }).slice(1)).toEqual([
    'unknown: Place in Jan 2027 not known',
    'unknown: Price not confirmed',
    'unknown: Hours not confirmed',
  ])
})

test('without a budget the price is shown but not rated, and unneeded hours are left out', () => {
  const more = { weeklyBudgetCents: null, dropOffMinute: null, pickUpMinute: null }
  expect(fitLines(more).slice(2)).toEqual(['null: $285 a week'])
})

test('the price for five days is unknown for two days a week; a need for days alone, or for one time, is judged by itself', () => {
  expect(
    fitLines({ days: [0, 1], weeklyBudgetCents: 20_000, dropOffMinute: null, pickUpMinute: null }).slice(2),
  ).toEqual(['unknown: $285 for five days', 'matches: open on your days'])
  expect(fitLines({ pickUpMinute: null }).at(-1)).toBe('matches: open by 7:30 AM')
  expect(fitLines({ dropOffMinute: null, pickUpMinute: 1200 }).at(-1)).toBe('does_not: Not open as late as 8:00 PM')
})

test('in Spanish, a pick-up that is too late is not read as the time at which it opens', () => {
  const lines = fitLinesOf(
    translate('es-US', 'families.fitLines'),
    'es-US',
    buildDetail(),
    { ...needs, dropOffMinute: null, pickUpMinute: 1200 },
    TODAY,
  )
  expect(lines.at(-1)?.text).toBe('No abre hasta tan tarde: 8:00 PM')
})

test('without an age there is no line about the price, which the row may show', () => {
  const more = { ageMonths: null, startMonth: null }
  expect(fitLines(more)).toEqual(['matches: 7:30 AM – 5:30 PM'])
  expect(fitLines(more, { hours: [] })).toEqual(['unknown: Hours not known'])
})

test('ages are written as people say them', () => {
  expect([0, 1, 24].map((ageMonths) => fitLines({ ageMonths }, { ageMinMonths: 0 })[0])).toEqual([
    'matches: Takes newborns',
    'matches: Takes 1-month-olds',
    'matches: Takes 2-year-olds',
  ])
})

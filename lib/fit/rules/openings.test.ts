import type { AgeBandFacts } from '@/lib/providers/types'
import { judgeOpenings } from './openings'

const TODAY = '2026-11-22'
const infant = (openings: number | null, openingsFrom: string | null = null): AgeBandFacts => ({
  band: 'infant',
  openings,
  openingsFrom,
  waitlist: null,
  tuitionWeeklyCents: null,
  childrenPerAdult: null,
})
const facts = (confirmedOn: string) => ({
  openings: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
})
const judged = (row: AgeBandFacts, startMonth: string | null, confirmedOn = '2026-11-10') =>
  judgeOpenings({ ageBands: [row], facts: facts(confirmedOn), status: 'open' }, { ageMonths: 8, startMonth }, TODAY)

test('a place that is free now fits a start in the next six months, and says nothing of later ones', () => {
  expect(judged(infant(2), '2026-12')).toBe('matches')
  expect(judged(infant(2), null)).toBe('matches')
  expect(judged(infant(2), '2027-05')).toBe('matches')
  expect(judged(infant(2), '2027-06')).toBe('unknown')
})

test('a full room does not fit a start soon, and says nothing of one next year', () => {
  expect(judged(infant(0), '2027-01')).toBe('does_not')
  expect(judged(infant(0), '2027-08')).toBe('unknown')
})

test('a place that becomes free later fits from that month on', () => {
  expect(judged(infant(1, '2027-03-15'), '2027-02')).toBe('does_not')
  expect(judged(infant(1, '2027-03-15'), '2027-03')).toBe('matches')
  expect(judged(infant(1, '2027-03-15'), '2027-09')).toBe('matches')
})

test('openings of another age, not stated, or not confirmed for 60 days are unknown', () => {
  expect(judged({ ...infant(3), band: 'two' }, '2026-12')).toBe('unknown')
  expect(judged(infant(null), '2026-12')).toBe('unknown')
  expect(judged(infant(2), '2026-12', '2026-09-22')).toBe('unknown')
  expect(
    judgeOpenings({ ageBands: [infant(2)], facts: {}, status: 'open' }, { ageMonths: 8, startMonth: null }, TODAY),
  ).toBe('unknown')
})

test('of a provider that is closed for now nobody knows when a place is free', () => {
  const provider = { ageBands: [infant(2)], facts: facts('2026-11-10'), status: 'temporarily_closed' as const }
  expect(judgeOpenings(provider, { ageMonths: 8, startMonth: '2026-12' }, TODAY)).toBe('unknown')
})

test('without a child nothing is judged', () => {
  const provider = { ageBands: [infant(2)], facts: facts('2026-11-10'), status: 'open' as const }
  expect(judgeOpenings(provider, { ageMonths: null, startMonth: null }, TODAY)).toBeNull()
})

import type { AgeBandFacts } from '../types'
import type { AgeBandCode } from './ages'
import { CONFIRMED_DAYS, countsInFilters, freshnessOf, openingsFirst, STALE_DAYS, summarizeOpenings } from './openings'

describe('freshness', () => {
  const today = '2026-11-20'
  const provenance = (confirmedOn: string) => ({ confirmedOn })

  test.each([
    ['2026-11-20', 'confirmed', true],
    ['2026-09-21', 'confirmed', true],
    ['2026-09-20', 'fading', true],
    ['2026-07-23', 'fading', true],
    ['2026-07-22', 'stale', false],
    ['2022-05-18', 'stale', false],
    ['2026-11-25', 'confirmed', true],
  ])('openings confirmed on %s are %s on November 20', (confirmedOn, state, found) => {
    expect(freshnessOf(provenance(confirmedOn), today)).toBe(state)
    expect(countsInFilters(freshnessOf(provenance(confirmedOn), today))).toBe(found)
  })

  test('an unstated fact is unknown and does not count in filters', () => {
    expect(freshnessOf(undefined, today)).toBe('unknown')
    expect(countsInFilters('unknown')).toBe(false)
  })

  test('the limits are those of the product', () => {
    expect([CONFIRMED_DAYS, STALE_DAYS]).toEqual([60, 120])
  })
})

describe('openings', () => {
  const today = '2026-11-20'
  const row = (band: AgeBandCode, openings: number | null, more: Partial<AgeBandFacts> = {}): AgeBandFacts => ({
    band,
    openings,
    openingsFrom: null,
    waitlist: null,
    tuitionWeeklyCents: null,
    childrenPerAdult: null,
    ...more,
  })
  const confirmed = (confirmedOn: string) => ({
    openings: { source: 'provider' as const, sourceName: 'The provider', confirmedOn },
  })
  const center = (...ageBands: AgeBandFacts[]) => ({
    kind: 'center' as const,
    ageBands,
    facts: confirmed('2026-11-12'),
  })

  test('two confirmed openings for one-year-olds have their age', () => {
    const provider = center(row('infant', 0, { waitlist: 6 }), row('one', 2), row('two', null))
    expect(summarizeOpenings(provider, today)).toEqual({
      state: 'open',
      count: 2,
      bands: ['one'],
      from: null,
      confirmedOn: '2026-11-12',
    })
  })

  test('for an infant, only the infant room counts', () => {
    const provider = center(row('infant', 0, { waitlist: 6 }), row('one', 2))
    expect(summarizeOpenings(provider, today, 'infant')).toEqual({ state: 'full', waitlist: 6, isPartial: false })
    expect(summarizeOpenings(provider, today, 'four')).toEqual({ state: 'unknown' })
  })

  test('later openings are not counted with current ones', () => {
    const later = row('two', 1, { openingsFrom: '2027-01-05' })
    expect(summarizeOpenings(center(later, row('one', 2)), today)).toMatchObject({
      count: 2,
      bands: ['one'],
      from: null,
    })
    const evenLater = row('one', 3, { openingsFrom: '2027-02-01' })
    expect(summarizeOpenings(center(evenLater, later), today)).toMatchObject({
      count: 4,
      bands: ['one', 'two'],
      from: '2027-01-05',
    })
  })

  test('openings from today or an earlier day are current', () => {
    const since = (openingsFrom: string) => center(row('one', 2), row('two', 1, { openingsFrom }))
    for (const day of ['2026-11-01', today])
      expect(summarizeOpenings(since(day), today)).toMatchObject({ count: 3, bands: ['one', 'two'], from: null })
  })

  test('an opening in a family home is counted once, whatever the age', () => {
    const home = { ...center(row('one', 1), row('two', 1), row('three', 1)), kind: 'family_home' as const }
    expect(summarizeOpenings(home, today)).toMatchObject({ state: 'open', count: 1, bands: [] })
    expect(summarizeOpenings(home, today, 'two')).toMatchObject({ state: 'open', count: 1, bands: ['two'] })
    const differently = { ...home, ageBands: [row('one', 1), row('two', 2)] }
    expect(summarizeOpenings(differently, today)).toMatchObject({ count: 2, bands: [] })
    expect(summarizeOpenings({ ...home, ageBands: [row('one', 1)] }, today)).toMatchObject({ count: 1, bands: ['one'] })
  })

  test('openings confirmed long ago are unconfirmed', () => {
    const provider = { ...center(row('one', 2)), facts: confirmed('2026-05-03') }
    expect(summarizeOpenings(provider, today)).toEqual({ state: 'unconfirmed', since: '2026-05-03' })
  })

  test('full in all stated bands is only partially known', () => {
    expect(summarizeOpenings(center(row('one', 0), row('two', null)), today)).toEqual({
      state: 'full',
      waitlist: null,
      isPartial: true,
    })
  })

  test('openings that are unstated or without provenance are unknown', () => {
    expect(summarizeOpenings(center(row('one', null)), today)).toEqual({ state: 'unknown' })
    expect(summarizeOpenings(center(), today)).toEqual({ state: 'unknown' })
    expect(summarizeOpenings({ ...center(row('one', 2)), facts: {} }, today)).toEqual({ state: 'unknown' })
  })
})

test('those with a confirmed opening come first, the others stay in their order', () => {
  const provider = (name: string, openings: number | null, confirmedOn: string) => ({
    name,
    kind: 'center' as const,
    ageBands: [
      {
        band: 'infant' as const,
        openings,
        openingsFrom: null,
        waitlist: null,
        tuitionWeeklyCents: null,
        childrenPerAdult: null,
      },
    ],
    facts: { openings: { source: 'provider' as const, sourceName: 'the provider', confirmedOn } },
  })
  const around = [
    provider('full', 0, '2026-11-12'),
    provider('old', 3, '2026-05-03'),
    provider('open', 1, '2026-11-12'),
    provider('also open', 2, '2026-11-01'),
  ]
  expect(openingsFirst(around, '2026-11-20').map(({ name }) => name)).toEqual(['open', 'also open', 'full', 'old'])
})

import { createElement } from 'react'
import { rowTexts } from '@/components/providers/provider-text'
import { RowLines } from '@/components/providers/row-parts'
import {
  hoursLine,
  initialsOf,
  moreText,
  openingLine,
  priceLine,
  shortWhereText,
  tintOf,
  whereText,
} from '@/components/providers/row-text'
import { type RowSource, rowValuesOf } from '@/components/providers/row-values'
import type { Needs } from '@/lib/families/fit/schema'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const texts = rowTexts('en')
const today = '2026-11-20'
const confirmed = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: 'the provider', confirmedOn })

/** The lines of a row as they are read. */
function linesOf(provider: RowSource, bands?: number[]) {
  const row = rowValuesOf(provider, today, bands)
  const price = priceLine(texts, row, today)
  return {
    opening: openingLine(texts, row, today),
    price: price && `${price.amount}${price.unit}${price.note ? `, ${price.note}` : ''}`,
    hours: hoursLine(texts, row, today).text,
  }
}

test('shows openings, price and hours, and when the openings were confirmed', () => {
  expect(linesOf(buildDetail())).toEqual({
    opening: { text: '2 one-year-old openings', confirmedOn: 'Nov 12' },
    price: '$285 to $310 a week by age',
    hours: '6:30 AM – 6:00 PM',
  })
})

test('openings from a later day say which of the two dates is the confirmation, and neither date breaks across lines', () => {
  const provider = buildDetail()
  const ageBands = provider.ageBands.map((row) => ({ ...row, openingsFrom: '2027-02-01' }))
  const row = rowValuesOf(buildDetail({ ageBands }), today)
  expect(openingLine(texts, row, today)).toEqual({
    text: '2 one-year-old openings from Feb\u00a01',
    confirmedOn: 'Nov 12',
    isLater: true,
  })
  const lineOf = (shown: typeof row) => {
    const { container, unmount } = render(createElement(RowLines, { row: shown, today, texts }))
    const line = container.querySelector('.row-opening')
    const found = [line?.getAttribute('data-confirmed'), line?.textContent]
    unmount()
    return found
  }
  expect(lineOf(row)).toEqual(['later', '2 one-year-old openings from Feb\u00a01, confirmed\u00a0Nov\u00a012'])
  expect(lineOf(rowValuesOf(provider, today))).toEqual([
    '',
    '2 one-year-old openings\u00a0· confirmed\u00a0Nov\u00a012',
  ])
})

test('shows the distance first, or the city without one', () => {
  const provider = { ...buildDetail(), distanceMeters: 1287 }
  expect(shortWhereText(texts, rowValuesOf(provider, today))).toBe('0.8 mi\u00a0· Center')
  expect(shortWhereText(texts, rowValuesOf(buildDetail(), today))).toBe('Orlando\u00a0· Center')
  expect(shortWhereText(texts, rowValuesOf({ ...provider, curricula: ['montessori'] }, today))).toBe(
    '0.8 mi\u00a0· Montessori',
  )
  expect(whereText(texts, rowValuesOf(provider, today))).toBe('Center · Orlando, 0.8 miles')
})

test('shows ages and programs on wide screens', () => {
  const provider = { ...buildDetail({ careTypes: ['daycare'], programs: ['vpk'] }), distanceMeters: 1287 }
  expect(moreText(texts, rowValuesOf(provider, today))).toBe('Orlando · 6 weeks – 5 years · Daycare · VPK')
})

test('says which facts are not stated', () => {
  expect(linesOf(buildDetail({ ageBands: [], hours: [], facts: {} }))).toEqual({
    opening: { text: 'Openings not stated' },
    price: null,
    hours: 'Contact for hours',
  })
})

test('says once that nothing is stated, and shows the street of a center', () => {
  const bare = { ageBands: [], hours: [], ageMinMonths: null, ageMaxMonths: null, facts: {} }
  const opening = { text: 'Openings, price, hours and ages not stated' }
  expect(linesOf(buildDetail({ ...bare, street: '3749 Hwy 4' }))).toEqual({ opening, price: null, hours: '3749 Hwy 4' })
  expect(linesOf(buildDetail({ ...bare, kind: 'family_home', street: null }))).toEqual({
    opening,
    price: null,
    hours: '',
  })
})

test('in a search by age, a provider that states only other ages is not shown as stating nothing', () => {
  const bare = { hours: [], ageMinMonths: null, ageMaxMonths: null, street: '3749 Hwy 4' }
  const textOf = (provider: RowSource, bands?: number[]) => {
    const row = rowValuesOf(provider, today, bands)
    const { container, unmount } = render(createElement(RowLines, { row, today, texts }))
    const found = [...container.querySelectorAll('p')].map((line) => line.textContent)
    unmount()
    return [...found, hoursLine(texts, row, today).text]
  }
  const [infants] = buildDetail().ageBands.map((row) => ({ ...row, openings: null }))
  const priced = buildDetail({ ...bare, ageBands: infants ? [infants] : [] })
  expect(textOf(priced, [1])).toEqual(['Openings not stated', 'Price stated for other ages only', 'Contact for hours'])
  expect(textOf(buildDetail(bare), [5])).toEqual([
    'Openings stated for other ages only',
    'Price stated for other ages only',
    'Contact for hours',
  ])
  expect(textOf(buildDetail({ ...bare, ageBands: [] }), [5])).toEqual([
    'Openings, price, hours and ages not stated',
    '3749 Hwy 4',
  ])
})

test('says since when old facts have not been confirmed', () => {
  const facts = {
    openings: confirmed('2026-05-03'),
    tuition: confirmed('2026-05-03'),
    hours: confirmed('2025-12-01'),
  }
  expect(linesOf(buildDetail({ facts }))).toEqual({
    opening: { text: 'Openings not confirmed since May 3' },
    price: '$285 to $310 a week by age, as of May 3',
    hours: '6:30 AM – 6:00 PM, as of Dec 1, 2025',
  })
})

test('shows openings and price of the age asked for', () => {
  expect(linesOf(buildDetail(), [0])).toMatchObject({
    opening: { text: 'Full, waitlist of 6' },
    price: '$310 a week, infants',
  })
})

test('locates a family home by its ZIP code, with an approximate distance', () => {
  const home = { ...buildDetail({ kind: 'family_home', street: null }), distanceMeters: 3300 }
  expect(whereText(texts, rowValuesOf(home, today))).toBe('Family home · Orlando 32801, about 2 miles')
  expect(shortWhereText(texts, rowValuesOf(home, today))).toBe('about 2 mi\u00a0· Family home')
})

test('sends the browser only what the row shows', () => {
  const row = rowValuesOf(buildDetail({ isSponsored: true, status: 'temporarily_closed' }), today)
  expect(Object.keys(row).toSorted()).toEqual([
    'ages',
    'city',
    'hours',
    'id',
    'isSponsored',
    'isTemporarilyClosed',
    'kind',
    'name',
    'openings',
    'price',
    'rating',
    'reviewCount',
    'tags',
  ])
})

test('a row has the small file of the first photo', () => {
  const photo = { src: '/media/rooms/reading.jpg', alt: '', caption: null, width: 1280, height: 960 }
  expect(rowValuesOf({ ...buildDetail(), photo }, today).picture).toBe('/media/rooms/reading-320.avif')
})

test('a row for a child says in one sentence how the provider fits', () => {
  const fitTexts = {
    t: translate('en', 'families.fit'),
    lines: translate('en', 'families.fitLines'),
    locale: 'en' as const,
  }
  const needs: Needs = {
    ageMonths: 22,
    startMonth: null,
    days: [],
    dropOffMinute: 300,
    pickUpMinute: null,
    weeklyBudgetCents: null,
  }
  const fitOf = (more: Partial<Needs> = {}) =>
    rowValuesOf(buildDetail(), today, undefined, { ...fitTexts, needs: { ...needs, ...more } }).fit
  expect(fitOf()).toMatchObject({ verdict: 'does_not' })
  expect(fitOf({ dropOffMinute: null })).toMatchObject({ verdict: 'matches' })
  expect(rowValuesOf(buildDetail(), today)).not.toHaveProperty('fit')
})

test('a provider without a photo has a tile with its initials, always on the same tint', () => {
  expect(initialsOf('Casa Amable')).toBe('CA')
  expect(initialsOf('The House of Little Steps')).toBe('HL')
  expect(initialsOf('Éclair 4 Kids')).toBe('É4')
  expect(initialsOf('')).toBe('')
  expect(tintOf('Casa Amable')).toBe(tintOf('Casa Amable'))
  expect(new Set(['Casa Amable', 'Little Harbor', 'Maple Lane', 'Bright Pond'].map(tintOf)).size).toBeGreaterThan(1)
})

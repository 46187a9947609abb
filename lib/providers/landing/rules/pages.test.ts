import { AGE_BANDS } from '../../rules/ages'
import {
  isIndexableScope,
  isLandingCareType,
  landingCareTypeOf,
  landingPageCount,
  MEDIAN_BAND,
  parseLandingPage,
} from './pages'

test('a city with five daycares is indexable, one with four is not', () => {
  expect(isIndexableScope({ kind: 'city', total: 5 })).toBe(true)
  expect(isIndexableScope({ kind: 'city', total: 4 })).toBe(false)
})

test('a county is indexable unless most of its first page would repeat its largest city', () => {
  const county = (total: number, largestCity: number) => isIndexableScope({ kind: 'county', total, largestCity })
  expect([county(83, 46), county(30, 20), county(8, 4)]).toEqual([true, true, true])
  expect([county(38, 38), county(29, 20), county(8, 5), county(4, 1)]).toEqual([false, false, false, false])
})

test('a ZIP code is indexable if its city fills two pages and it is not most of that city', () => {
  const zip = (total: number, inCity: number) => isIndexableScope({ kind: 'zip', total, inCity })
  expect([zip(5, 40), zip(20, 40)]).toEqual([true, true])
  expect([zip(5, 39), zip(21, 40), zip(4, 400), zip(14, 14)]).toEqual([false, false, false, false])
})

test('the age band that represents a care type exists', () => {
  for (const { index, code } of Object.values(MEDIAN_BAND)) expect(AGE_BANDS[index]?.code).toBe(code)
})

test('a care type without its own texts shows those of daycare and is not indexable', () => {
  expect(landingCareTypeOf('nursery')).toBe('daycare')
  expect(landingCareTypeOf('montessori')).toBe('montessori')
  expect(isLandingCareType('after_school')).toBe(false)
})

test('twenty providers fit one page, and an empty city has one too', () => {
  expect([0, 1, 20, 21, 40, 41].map(landingPageCount)).toEqual([1, 1, 1, 2, 2, 3])
})

test('only canonical page numbers are pages', () => {
  expect(['2', '13'].map(parseLandingPage)).toEqual([2, 13])
  expect(['1', '0', '-1', '02', '2.5', 'x', '', '99999', '2 '].map(parseLandingPage)).toEqual(Array(9).fill(null))
})

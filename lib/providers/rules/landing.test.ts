import { isLandingIndexable, landingCareTypeOf, landingPageCount, parseLandingPage } from './landing'

test('a city with five daycares is offered to search engines, one with four is not', () => {
  expect(isLandingIndexable('daycare', 5)).toBe(true)
  expect(isLandingIndexable('daycare', 4)).toBe(false)
})

test('a care type without texts of its own shows those of daycare and is not offered to search engines', () => {
  expect(landingCareTypeOf('nursery')).toBe('daycare')
  expect(landingCareTypeOf('montessori')).toBe('montessori')
  expect(isLandingIndexable('after_school', 50)).toBe(false)
})

test('twenty providers fit one page, and an empty city has one too', () => {
  expect([0, 1, 20, 21, 40, 41].map(landingPageCount)).toEqual([1, 1, 1, 2, 2, 3])
})

test('only addresses that we write ourselves are pages', () => {
  expect(['2', '13'].map(parseLandingPage)).toEqual([2, 13])
  expect(['1', '0', '-1', '02', '2.5', 'x', '', '99999', '2 '].map(parseLandingPage)).toEqual(Array(9).fill(null))
})

import { isSafeChange, isSafeReview } from './safe'

test('hours and amenities may be accepted with others, words and addresses not', () => {
  expect(isSafeChange(['hours', 'amenities'])).toBe(true)
  expect(isSafeChange(['hours', 'aboutUs'])).toBe(false)
  expect(isSafeChange(['address'])).toBe(false)
  expect(isSafeChange(['photos'])).toBe(false)
  expect(isSafeChange([])).toBe(false)
})

test('a first review may be accepted with others, one that holds a link or was reported not', () => {
  expect(isSafeReview(['first-review'], [])).toBe(true)
  expect(isSafeReview(['first-review', 'link'], [])).toBe(false)
  expect(isSafeReview(['first-review'], [{}])).toBe(false)
  expect(isSafeReview([], [])).toBe(false)
})

import { decisionClock } from '@/lib/listings/profiles/catalogue'
import { isSafeChange, isSafeReview, lateBefore } from './rules'

describe('late', () => {
  test.each([
    // A Wednesday: items from Monday are due today.
    ['2026-11-25T15:00:00Z', '2026-11-23T05:00:00.000Z'],
    // A Monday: items from Thursday are due today.
    ['2026-11-23T15:00:00Z', '2026-11-19T05:00:00.000Z'],
    // A Sunday: for items from Thursday, the second business day is tomorrow.
    ['2026-11-22T15:00:00Z', '2026-11-19T05:00:00.000Z'],
  ])('at %s items from before %s are late, and later ones are not', (now, moment) => {
    const before = lateBefore(new Date(now))
    expect(before.toISOString()).toBe(moment)
    expect(decisionClock(new Date(before.getTime() - 1), new Date(now)).state).toBe('late')
    expect(decisionClock(before, new Date(now)).state).not.toBe('late')
  })
})

describe('accepting in bulk', () => {
  test('hours and amenities can be accepted in bulk; text and addresses cannot', () => {
    expect(isSafeChange(['hours', 'amenities'])).toBe(true)
    expect(isSafeChange(['phone'])).toBe(true)
    expect(isSafeChange(['hours', 'aboutUs'])).toBe(false)
    expect(isSafeChange(['address'])).toBe(false)
    expect(isSafeChange(['photos'])).toBe(false)
    expect(isSafeChange([])).toBe(false)
  })

  test('a first review can be accepted in bulk; one with a link or a report cannot', () => {
    expect(isSafeReview(['first-review'], [])).toBe(true)
    expect(isSafeReview(['first-review', 'link'], [])).toBe(false)
    expect(isSafeReview(['first-review'], [{}])).toBe(false)
    expect(isSafeReview([], [])).toBe(false)
  })
})

import { demoDirectory } from '@/prisma/seed/demo/providers/compose'

const today = '2026-11-20'
const directory = demoDirectory(today)
const reviews = directory.flatMap((provider) => provider.reviews)
const published = directory.map((provider) => provider.reviews.filter((review) => review.status === 'published'))
const average = (list: { rating: number }[]) => list.reduce((sum, { rating }) => sum + rating, 0) / list.length

describe('demo reviews', () => {
  it('many providers have none or a handful, a few have dozens, and none has more than 40', () => {
    const counts = published.map((list) => list.length)
    expect(counts.filter((count) => count === 0).length / counts.length).toBeGreaterThan(0.15)
    expect(counts.filter((count) => count > 15).length).toBeGreaterThan(20)
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
  })

  it('average between 3.6 and 4.9 for three reviews or more, and some are critical', () => {
    for (const list of published.filter((one) => one.length >= 3)) {
      expect(average(list)).toBeGreaterThanOrEqual(3.6)
      expect(average(list)).toBeLessThanOrEqual(4.9)
    }
    expect(reviews.filter((review) => review.rating <= 2).length / reviews.length).toBeGreaterThan(0.03)
    expect(reviews.filter((review) => review.rating === 5).length / reviews.length).toBeLessThan(0.7)
  })

  it('are not all visible: some are pending, some were removed', () => {
    const count = (status: string) => reviews.filter((review) => review.status === status).length
    expect(count('pending')).toBeGreaterThan(3)
    expect(count('hidden')).toBeGreaterThan(5)
    expect(count('published') / reviews.length).toBeGreaterThan(0.95)
  })

  it('vary in length and are rarely the same', () => {
    const lengths = reviews.map((review) => review.text.length)
    expect(lengths.filter((length) => length < 40).length / lengths.length).toBeGreaterThan(0.1)
    expect(lengths.filter((length) => length > 150).length / lengths.length).toBeGreaterThan(0.15)
    const long = reviews.filter((review) => review.text.length > 60).map((review) => review.text)
    expect(new Set(long).size / long.length).toBeGreaterThan(0.93)
    for (const { reviews: list } of directory)
      expect(new Set(list.map((review) => review.text)).size).toBeGreaterThanOrEqual(list.length - 1)
  })

  it('mention one child consistently, never both a son and a daughter', () => {
    for (const { text } of reviews)
      expect([/\bmy son\b/i.test(text), /\bmy daughter\b/i.test(text)]).not.toEqual([true, true])
  })

  it('mention months of care only if the child goes there', () => {
    const visits = reviews.filter((review) => review.relation === 'toured')
    expect(visits.length).toBeGreaterThan(200)
    for (const { text } of visits) expect(text).not.toMatch(/years? here|months in|nap time is|pick-ups/i)
  })

  it('have a date in the past and an author with a first name and an initial', () => {
    for (const { createdAt, authorName } of reviews) {
      expect(createdAt.toISOString() < today).toBe(true)
      expect(authorName).toMatch(/^\p{Lu}\p{L}+ [A-Z]\.$/u)
    }
  })

  it.each([
    ['Little Harbor Academy', 31, '4.8'],
    ['Sunny Sprouts Montessori', 18, '4.6'],
    ['Maple Lane Family Home', 0, 'NaN'],
  ])('%s has %i of them with %s stars, as in the design', (name, count, stars) => {
    const found = directory.find(({ draft }) => draft.name === name)
    expect(found?.draft.city).toBe('Orlando')
    expect(found?.reviews).toHaveLength(count)
    expect(average(found?.reviews ?? []).toFixed(1)).toBe(stars)
  })
})

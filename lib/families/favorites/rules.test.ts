import fc from 'fast-check'
import { ASPECTS, averageScore, hasNotes, MAX_SCORE, SCORES } from './rules'

test('the average is of what was judged alone', () => {
  expect(averageScore({ staff: 5, safety: 4 })).toBe(4.5)
  expect(averageScore({ staff: 5, safety: 4, space: 4 })).toBe(4.3)
  expect(averageScore({ staff: 5, safety: 5, space: 4 })).toBe(4.7)
  expect(averageScore({})).toBeNull()
})

test('it lies between the lowest and the highest score that was given', () => {
  const scores = fc.dictionary(fc.constantFrom(...ASPECTS.map(({ code }) => code)), fc.constantFrom(...SCORES), {
    minKeys: 1,
  })
  fc.assert(
    fc.property(scores, (given) => {
      const average = averageScore(given) ?? 0
      expect(average).toBeGreaterThanOrEqual(Math.min(...Object.values(given)))
      expect(average).toBeLessThanOrEqual(Math.max(...Object.values(given)))
    }),
  )
  expect(SCORES.at(-1)).toBe(MAX_SCORE)
})

test('a note, a day or one score is something that removing would lose', () => {
  const nothing = { note: '', touredOn: null, scores: {} }
  expect(hasNotes(nothing)).toBe(false)
  for (const some of [{ note: 'Bring socks.' }, { touredOn: '2026-11-12' }, { scores: { staff: 3 } }])
    expect(hasNotes({ ...nothing, ...some })).toBe(true)
})

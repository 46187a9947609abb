import fc from 'fast-check'
import { ASPECTS, averageScore, hasNotes, MAX_SCORE, SCORES } from './rules'

test('the average covers only the scores that were given', () => {
  expect(averageScore({ staff: 5, safety: 4 })).toBe(4.5)
  expect(averageScore({ staff: 5, safety: 4, space: 4 })).toBe(4.3)
  expect(averageScore({ staff: 5, safety: 5, space: 4 })).toBe(4.7)
  expect(averageScore({})).toBeNull()
})

test('the average lies between the lowest and the highest score', () => {
  const scores = fc.dictionary(fc.constantFrom(...ASPECTS), fc.constantFrom(...SCORES), { minKeys: 1 })
  fc.assert(
    fc.property(scores, (given) => {
      const average = averageScore(given) ?? 0
      expect(average).toBeGreaterThanOrEqual(Math.min(...Object.values(given)))
      expect(average).toBeLessThanOrEqual(Math.max(...Object.values(given)))
    }),
  )
  expect(SCORES.at(-1)).toBe(MAX_SCORE)
})

test('a note, a tour day or a single score counts as notes', () => {
  const nothing = { note: '', touredOn: null, scores: {} }
  expect(hasNotes(nothing)).toBe(false)
  for (const some of [{ note: 'Bring socks.' }, { touredOn: '2026-11-12' }, { scores: { staff: 3 } }])
    expect(hasNotes({ ...nothing, ...some })).toBe(true)
})

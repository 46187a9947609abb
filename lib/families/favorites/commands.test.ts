import { mergeNotes } from './commands'

const row = (over: object) => ({ createdAt: new Date('2026-05-01'), note: '', touredOn: null, scores: {}, ...over })

test('merging two favorites preserves both notes, the later tour and every score', () => {
  const ours = row({ note: 'Kind staff.', touredOn: new Date('2026-06-01'), scores: { staff: 5, space: 3 } })
  const theirs = row({
    createdAt: new Date('2026-04-01'),
    note: 'Ask for the fee.',
    touredOn: new Date('2026-07-01'),
    scores: { staff: 2, safety: 4 },
  })
  expect(mergeNotes(ours, theirs)).toEqual({
    createdAt: new Date('2026-04-01'),
    note: 'Kind staff.\n\nAsk for the fee.',
    touredOn: new Date('2026-07-01'),
    scores: { staff: 5, space: 3, safety: 4 },
  })
})

test('the same note on both appears once, and empty notes stay empty', () => {
  expect(mergeNotes(row({ note: 'Same' }), row({ note: 'Same' })).note).toBe('Same')
  expect(mergeNotes(row({}), row({ scores: 'damaged' }))).toMatchObject({ note: '', touredOn: null, scores: {} })
})

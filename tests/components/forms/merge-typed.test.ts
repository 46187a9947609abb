import { mergeTyped } from '@/components/forms/merge-typed'

const base = { title: 'A visit', words: 'Short.', tags: ['one'], phone: '' }

test('concurrent edits of different fields are merged', () => {
  const mine = { ...base, words: 'Mine.', phone: '1' }
  const theirs = { ...base, words: 'Theirs.', tags: ['one', 'two'] }
  expect(mergeTyped(base, mine, theirs)).toEqual({ typed: { ...mine, tags: ['one', 'two'] }, conflicts: ['words'] })
})

test('what the other side has removed stays removed', () => {
  const scores: Record<string, number> = { staff: 5 }
  const { typed } = mergeTyped(scores, { ...scores, safety: 4 }, {})
  expect(typed).toEqual({ safety: 4 })
})

test('the same edit on both sides is no conflict', () => {
  const theirs = { ...base, title: 'Two visits' }
  expect(mergeTyped(base, { ...theirs }, theirs)).toEqual({ typed: theirs, conflicts: [] })
})

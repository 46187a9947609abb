import { mergeTyped } from './form-values'

const base = { title: 'A visit', words: 'Short.', tags: ['one'], phone: '' }

test('of two who write at once, each keeps what they alone touched', () => {
  const mine = { ...base, words: 'Mine.', phone: '1' }
  const theirs = { ...base, words: 'Theirs.', tags: ['one', 'two'] }
  expect(mergeTyped(base, mine, theirs)).toEqual({ typed: { ...mine, tags: ['one', 'two'] }, disputed: ['words'] })
})

test('what both wrote alike is no dispute', () => {
  const theirs = { ...base, title: 'Two visits' }
  expect(mergeTyped(base, { ...theirs }, theirs)).toEqual({ typed: theirs, disputed: [] })
})

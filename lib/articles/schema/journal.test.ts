import { journalQuery, markInput } from './journal'

test('an address that nobody made leads to the first page of all', () => {
  expect(journalQuery.parse({})).toEqual({ show: 'all', page: 1 })
  expect(journalQuery.parse({ show: 'saved', page: '3' })).toEqual({ show: 'saved', page: 3 })
  expect(journalQuery.parse({ show: 'stolen', page: '-1' })).toEqual({ show: 'all', page: 1 })
})

test('a mark says what changes, and only yes or no', () => {
  expect(markInput.parse({ saved: true })).toEqual({ saved: true })
  for (const wrong of [{}, { read: 'yes' }, { saved: null }]) expect(markInput.safeParse(wrong).success).toBe(false)
})

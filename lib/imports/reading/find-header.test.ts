import { noHeader, readHeader } from './find-header'

test('columns may stand in any order, with others between', () => {
  expect(readHeader(['x', 'Name ', 'id'], ['ID', 'NAME'])).toEqual(['X', 'NAME', 'ID'])
  expect(readHeader(['x', 'id'], ['ID', 'NAME'])).toBeNull()
})

test('the sentence names what the most similar line lacks, five columns at most', () => {
  const columns = ['A', 'B', 'C', 'D', 'E', 'F']
  expect(noHeader([['title'], ['a', 'b', 'c', 'd']], columns, 'otters').message).toBe(
    'This is not the file that otters reads: it has no header with E, F.',
  )
  expect(noHeader([], columns, 'otters').message).toContain('A, B, C, D, E and others.')
})

import { ColumnCounts, RowCells } from './columns'

const rowOf = (...given: [column: string, text: string, value: unknown][]) => {
  const cells = new RowCells()
  for (const [column, text, value] of given) cells.check(column, text, value)
  return cells.filled
}

test('an admin sees how many values of a column were not understood, with at most three different examples', () => {
  const counts = new ColumnCounts()
  for (const text of ['0 years 2 months', 'Infant', 'Infant', 'all ages', 'from birth'])
    counts.add(rowOf(['AGES', text, null]))
  counts.add(rowOf(['AGES', '6', 6]))
  expect(counts.list()).toEqual([
    { column: 'AGES', filled: 6, notUnderstood: 5, examples: ['0 years 2 months', 'Infant', 'all ages'] },
  ])
})

test('an empty cell and a code for "unknown" are neither filled nor lost', () => {
  expect(rowOf(['PHONE', '', null], ['PHONE', 'N/A', null], ['SEATS', '-999', null])).toEqual([])
})

test('a long example is shortened to one line', () => {
  const counts = new ColumnCounts()
  counts.add(rowOf(['HOURS', `open\n${'x'.repeat(100)}`, null]))
  expect(counts.list()[0]?.examples[0]).toMatch(/^open x+…$/)
  expect(counts.list()[0]?.examples[0]).toHaveLength(60)
})

import { pageCountOf, parseFurtherPage } from './list-page'

test('an empty list has one page, and a seventh article begins the second', () => {
  expect([0, 1, 6, 7, 12, 13].map(pageCountOf)).toEqual([1, 1, 1, 2, 2, 3])
})

test('further pages have an address of their own; the first one has the list’s', () => {
  expect(['2', '17', '9999'].map(parseFurtherPage)).toEqual([2, 17, 9999])
  for (const text of ['1', '0', '02', '-2', '2.5', 'two', '', '10000']) expect(parseFurtherPage(text)).toBeNull()
})

import { pageNumbers } from '@/components/ui/page-numbers'

it.each([
  { page: 1, count: 1, shown: [1] },
  { page: 1, count: 3, shown: [1, 2, 3] },
  { page: 1, count: 20, shown: [1, 2, 'gap', 20] },
  { page: 3, count: 20, shown: [1, 2, 3, 4, 'gap', 20] },
  { page: 4, count: 20, shown: [1, 2, 3, 4, 5, 'gap', 20] },
  { page: 10, count: 20, shown: [1, 'gap', 9, 10, 11, 'gap', 20] },
  { page: 20, count: 20, shown: [1, 'gap', 19, 20] },
])('a parent on page $page of $count sees the way to $shown', ({ page, count, shown }) => {
  expect(pageNumbers(page, count)).toEqual(shown)
})

import { render, screen } from '@testing-library/react'
import { FoundTable } from '@/components/ui/found-table'

const texts = {
  noneTitle: 'Nobody found',
  noneText: 'Try fewer letters.',
  all: 'Show all',
  count: (n: number) => `${n} accounts`,
}
const table = {
  icon: 'users',
  texts,
  caption: 'Accounts',
  columns: ['Name'],
  allHref: '/admin/users',
  hrefOf: (page: number) => `/admin/users?page=${page}`,
} as const

test('an admin whose page is after the last one reads how many there are, and goes to the last', () => {
  render(<FoundTable {...table} rows={[]} total={120} page={9} pageCount={3} />)
  expect(screen.getByText('There is no page 9')).toBeInTheDocument()
  expect(screen.getByText('120 accounts')).toBeInTheDocument()
  expect(screen.queryByText('Nobody found')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the last page, 3' })).toHaveAttribute('href', '/admin/users?page=3')
})

test('an admin whose search finds nothing reads that, and goes back to all', () => {
  render(<FoundTable {...table} rows={[]} total={0} page={1} pageCount={0} />)
  expect(screen.getByText('Nobody found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/admin/users')
})

import { render, screen } from '@testing-library/react'
import { BackToSearch } from '@/components/providers/detail/back-to-search'
import { storeLastSearch } from '@/components/providers/stored-provider'

beforeEach(() => sessionStorage.clear())

test('a parent goes back to the search with its filters and page', () => {
  storeLastSearch('/search?zipCode=32801&openings=confirmed&page=2')
  render(<BackToSearch />)
  expect(screen.getByRole('link', { name: 'Back to Search' })).toHaveAttribute(
    'href',
    '/search?zipCode=32801&openings=confirmed&page=2',
  )
})

test('somebody who came from elsewhere gets to an empty search', () => {
  render(<BackToSearch />)
  expect(screen.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search')
})

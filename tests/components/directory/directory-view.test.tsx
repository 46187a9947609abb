import { render, screen } from '@testing-library/react'
import { DirectoryView } from '@/components/directory/directory-view'
import { directoryQuery } from '@/lib/directory/schema/list'

const found = { providers: [], total: 0, page: 1, pageCount: 0 }

test('an empty directory leads to what fills it, and a search that finds nobody to another search', () => {
  const { rerender } = render(<DirectoryView query={directoryQuery.parse({})} found={found} sources={[]} />)
  expect(screen.getByRole('heading', { name: 'No provider is here yet' })).toBeInTheDocument()
  const links = screen.getAllByRole('link', { name: 'Import files' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/providers/import', '/admin/providers/import'])
  rerender(<DirectoryView query={directoryQuery.parse({ q: 'otter' })} found={found} sources={[]} />)
  expect(screen.getByRole('heading', { name: 'Nobody found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /all providers/i })).toHaveAttribute('href', '/admin/providers')
})

import { render, screen } from '@testing-library/react'
import { DirectoryView } from '@/components/admin/directory/directory-view'
import { FileFacts } from '@/components/admin/directory/file-parts'
import { directoryQuery } from '@/lib/admin/directory/schema'

describe('directory view', () => {
  const found = { providers: [], total: 0, page: 1, pageCount: 0 }

  test('an empty directory links to the import, and a search without results to another search', () => {
    const { rerender } = render(<DirectoryView query={directoryQuery.parse({})} found={found} sources={[]} />)
    expect(screen.getByRole('heading', { name: 'No providers yet' })).toBeInTheDocument()
    const links = screen.getAllByRole('link', { name: 'Import files' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/providers/import',
      '/admin/providers/import',
    ])
    rerender(<DirectoryView query={directoryQuery.parse({ q: 'otter' })} found={found} sources={[]} />)
    expect(screen.getByRole('heading', { name: 'No providers found' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /all providers/i })).toHaveAttribute('href', '/admin/providers')
  })
})

describe('file facts', () => {
  test('an admin on a phone sees the source, date and age of each fact without scrolling a table sideways', () => {
    const facts = { hours: { sourceName: 'the provider', confirmedOn: '2026-11-01' } } as never
    render(<FileFacts facts={facts} today="2026-11-23" />)
    const cells = screen.getAllByRole('cell')
    expect(cells.map((cell) => cell.dataset.column)).not.toContain(undefined)
    expect(screen.getByRole('cell', { name: 'the provider' })).toHaveAttribute('data-column', 'Source')
  })
})

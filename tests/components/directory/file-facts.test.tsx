import { render, screen } from '@testing-library/react'
import { FileFacts } from '@/components/directory/file-facts'

test('an admin on a phone reads beside each fact who said it, when, and what its age makes of it, without pushing a table aside', () => {
  const facts = { hours: { sourceName: 'the provider', confirmedOn: '2026-11-01' } } as never
  render(<FileFacts facts={facts} today="2026-11-23" />)
  const cells = screen.getAllByRole('cell')
  expect(cells.map((cell) => cell.dataset.column)).not.toContain(undefined)
  expect(screen.getByRole('cell', { name: 'the provider' })).toHaveAttribute('data-column', 'Said by')
})

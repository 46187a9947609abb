import { render, screen } from '@testing-library/react'
import { FindView } from '@/components/listings/claims/find-view'
import { claimMessages } from '@/components/listings/claims/messages'
import { MAX_FOUND } from '@/lib/listings/claims/rules'

const found = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `academy-${at}`,
    name: `Academy ${at}`,
    city: 'Orlando',
    zip: '32801',
    isClaimed: false,
  }))

test.each([
  [1, '1 provider'],
  [MAX_FOUND - 1, '19 providers'],
  [MAX_FOUND, 'The 20 closest matches'],
])('for %i results it says "%s": those that are not shown are not counted', (count, title) => {
  render(<FindView q="academy" found={found(count)} own={[]} />)
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument()
  expect(screen.queryByText(/Don’t see yours/) !== null).toBe(count === MAX_FOUND)
})

test('a search sent empty says what to type, and one that was not sent says nothing', () => {
  const { rerender } = render(<FindView q="" isEmpty found={[]} own={[]} />)
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(claimMessages.findEmpty)
  rerender(<FindView q="" found={[]} own={[]} />)
  expect(screen.getByRole('searchbox')).not.toHaveAccessibleDescription()
})

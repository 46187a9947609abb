import { render, screen } from '@testing-library/react'
import { FindView } from '@/components/listings/claims/find-view'
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

import { render, screen } from '@testing-library/react'
import { Unbroken } from '@/components/ui/unbroken'

test('a heading keeps “e-mail” together on a phone, and is read as it was written', () => {
  render(
    <h1>
      <Unbroken text="Change your e-mail address" />
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Change your e-mail address' })).toBeInTheDocument()
  expect(screen.getByText('e-mail')).toHaveClass('whitespace-nowrap')
})

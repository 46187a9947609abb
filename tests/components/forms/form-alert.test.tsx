import { render, screen } from '@testing-library/react'
import { FormAlert } from '@/components/forms/form-alert'

const brought = jest.fn()

beforeEach(() => {
  brought.mockClear()
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(brought)
})

it('comes into view for whoever pressed a button far below it, each time that it says something', () => {
  const { rerender } = render(<FormAlert>{undefined}</FormAlert>)
  expect(brought).not.toHaveBeenCalled()
  rerender(<FormAlert>Your request was not sent.</FormAlert>)
  expect(screen.getByRole('alert')).toHaveTextContent('Your request was not sent.')
  rerender(<FormAlert>{undefined}</FormAlert>)
  rerender(<FormAlert>Your request was not sent.</FormAlert>)
  expect(brought).toHaveBeenCalledTimes(2)
  expect(brought).toHaveBeenCalledWith({ block: 'nearest' })
})

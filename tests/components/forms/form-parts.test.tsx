import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useDraft } from '@/components/forms/use-draft'

describe('password field', () => {
  test('a password is hidden until the user chooses to see it', async () => {
    render(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password', { selector: 'input' })
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  test('a password manager fills it in, and what is pasted arrives as it is', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />)
    const field = screen.getByLabelText('Password', { selector: 'input' })
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    expect(field).not.toHaveAttribute('maxlength')
    await userEvent.click(field)
    await userEvent.paste(' Three green boats, and a fourth one  ')
    expect(field).toHaveValue(' Three green boats, and a fourth one  ')
  })
})

describe('confirmation', () => {
  test('the dialog takes the focus, and canceling returns it to the button', async () => {
    const act = jest.fn()
    render(<ConfirmButton label="Withdraw" question="Withdraw the invitation?" confirm="Withdraw it" act={act} />)
    expect(screen.getByRole('button', { name: 'Withdraw' })).not.toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
    expect(act).not.toHaveBeenCalled()
  })
})

describe('form alert', () => {
  const brought = jest.fn()

  beforeEach(() => {
    brought.mockClear()
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(brought)
  })

  it('scrolls into view when its button is far below, for each message', () => {
    const { rerender } = render(<FormAlert>{undefined}</FormAlert>)
    expect(brought).not.toHaveBeenCalled()
    rerender(<FormAlert>Your request was not sent.</FormAlert>)
    expect(screen.getByRole('alert')).toHaveTextContent('Your request was not sent.')
    rerender(<FormAlert>{undefined}</FormAlert>)
    rerender(<FormAlert>Your request was not sent.</FormAlert>)
    expect(brought).toHaveBeenCalledTimes(2)
    expect(brought).toHaveBeenCalledWith({ block: 'nearest' })
  })
})

describe('use draft', () => {
  function Letter({ family }: { family: string }) {
    const form = useRef<HTMLFormElement>(null)
    const { kept } = useDraft(form, 3, 'letter')
    return (
      <form ref={form} onInput={kept}>
        <textarea aria-label="Words" name="words" />
        <label>
          <input type="checkbox" name="families" value={family} />
          For them
        </label>
      </form>
    )
  }
  const box = () => screen.getByRole('checkbox')

  test('words and a choice are there again; a choice of one family is never that of another', () => {
    const { unmount } = render(<Letter family="77" />)
    fireEvent.input(screen.getByLabelText('Words'), { target: { value: 'We are closed.' } })
    fireEvent.click(box())
    unmount()
    const { unmount: leave } = render(<Letter family="77" />)
    expect(screen.getByLabelText('Words')).toHaveValue('We are closed.')
    expect(box()).toBeChecked()
    leave()
    render(<Letter family="12" />)
    expect(box()).not.toBeChecked()
  })
})

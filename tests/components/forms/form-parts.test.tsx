import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useDraft } from '@/components/forms/use-draft'
import { fireEvent, render, screen } from '@/tests/support/setup/render'

describe('password field', () => {
  test('a password is hidden until the user chooses to show it', async () => {
    render(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password', { selector: 'input' })
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  test('a password manager can fill it in, and pasted text stays unchanged', async () => {
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
  test('the question takes the focus, and declining returns it to the button', async () => {
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
  const scrolled = jest.fn()

  beforeEach(() => {
    scrolled.mockClear()
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
  })

  it('scrolls into view for a button far below it, each time it has a message', () => {
    const { rerender } = render(<FormAlert>{undefined}</FormAlert>)
    expect(scrolled).not.toHaveBeenCalled()
    rerender(<FormAlert>We couldn’t send your request.</FormAlert>)
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t send your request.')
    rerender(<FormAlert>{undefined}</FormAlert>)
    rerender(<FormAlert>We couldn’t send your request.</FormAlert>)
    expect(scrolled).toHaveBeenCalledTimes(2)
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  })
})

describe('use draft', () => {
  function Letter({ family }: { family: string }) {
    const form = useRef<HTMLFormElement>(null)
    const { storeInput } = useDraft(form, 3, 'letter')
    return (
      <form ref={form} onInput={storeInput}>
        <textarea aria-label="Words" name="words" />
        <label>
          <input type="checkbox" name="families" value={family} />
          For them
        </label>
      </form>
    )
  }
  const box = () => screen.getByRole('checkbox')

  test('text and a choice are restored; the choice of one group never becomes that of another', () => {
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

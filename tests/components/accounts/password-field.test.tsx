import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from '@/components/forms/password-field'

test('nobody reads over somebody’s shoulder until they ask to see what they typed', async () => {
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

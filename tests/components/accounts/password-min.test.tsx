import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { NewPasswordForm } from '@/components/accounts/reset/reset-password-view'
import { ChangePasswordForm } from '@/components/accounts/settings/security-forms'
import { SignUpForm } from '@/components/accounts/sign-up/sign-up-form'
import Wizard from '@/components/accounts/sign-up/wizard'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'

const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never
})

async function typePassword(label: string, password: string) {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(password)
}

// This test runs first: a form fetches the rule until it gets a response.
test("a form requires six characters until the site's rule is known", async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockRejectedValue(new TypeError('no connection'))
  render(<NewPasswordForm token="x" />)
  expect(await screen.findByText(/^At least 6 characters\./)).toBeInTheDocument()
  await typePassword('New password', 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument()
  consoleError.mockRestore()
})

const parent = 'caregiver'
const forms: [string, ReactNode, string, string][] = [
  ['the sign-up screen', <SignUpForm key="1" />, 'Password', 'Create Account'],
  ['the wizard', <Wizard key="2" role={parent} isOpen onClose={() => undefined} />, 'Password', 'Next'],
  ['a new password by mail', <NewPasswordForm key="3" token="x" />, 'New password', 'Set password'],
  ['the settings', <ChangePasswordForm key="4" />, 'New password', 'Change password'],
]

test.each(forms)(
  '%s requires ten characters and rejects nine on a site that requires ten',
  async (_name, form, label, button) => {
    fetched.mockResolvedValue(mockFetchResult(200, { minLength: 10 }))
    render(form)
    expect(await screen.findByText(/^At least 10 characters\./)).toBeInTheDocument()
    await typePassword(label, 'nine char')
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(/^Password must be at least 10 characters\.?$/)).toBeInTheDocument()
    for (const [path] of fetched.mock.calls) expect(path).toBe('/api/auth/password-rules')
  },
)

test('after a dead link, a new one can be requested on the same page', async () => {
  const sentence = 'This link was already used or is older than 60 minutes. Please ask for a new one.'
  fetched.mockImplementation(async (path: string) =>
    path === '/api/auth/reset-password'
      ? mockFetchResult(400, { message: sentence, fields: { token: sentence } })
      : mockFetchResult(200, { minLength: 6, message: 'We sent it a link.' }),
  )
  render(<NewPasswordForm token="x" />)
  await typePassword('New password', 'seven calm turtles')
  await typePassword('New password again', 'seven calm turtles')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('E-mail'), 'dana@home.test')
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByText('We sent it a link.')).toBeInTheDocument()
  expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/auth/forgot-password')
})

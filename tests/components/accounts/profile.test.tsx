import userEvent from '@testing-library/user-event'
import { VerifyEmailView } from '@/components/accounts/reset/verify-email-view'
import { ChangeEmailView } from '@/components/accounts/settings/change-email-view'
import { EmailSettings, NameForm } from '@/components/accounts/settings/personal-forms'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen } from '@/tests/support/setup/render'

const refreshed = jest.fn()
jest.mock('@/components/accounts/sign-up/use-password-min', () => ({ usePasswordMin: () => 6 }))
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: refreshed }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  refreshed.mockReset()
  globalThis.fetch = fetched
})

async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

test('a user saves a new name, and the page is reloaded', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, { firstName: 'Kim', lastName: 'Rivera' }))
  render(
    <>
      <NameForm firstName="Dana" lastName="Rivera" />
      <Toaster />
    </>,
  )
  await type('First name', 'Kim')
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Name saved')).toBeInTheDocument()
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toEqual({ firstName: 'Kim', lastName: 'Rivera' })
  expect(screen.getByLabelText('First name')).toHaveValue('Kim')
  expect(refreshed).toHaveBeenCalled()
})

test('an empty first name shows an error at its field and sends nothing', async () => {
  render(<NameForm firstName="Dana" lastName="Rivera" />)
  await userEvent.clear(screen.getByLabelText('First name'))
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('First name is required.')).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})

test('a user requests a new address with the password, sees that it is pending, and cancels it', async () => {
  fetched
    .mockResolvedValueOnce(mockFetchResult(200, { message: 'sent' }))
    .mockResolvedValueOnce(mockFetchResult(200, { message: 'kept' }))
  render(<EmailSettings email="dana@home.test" pendingEmail={null} />)
  await type('New e-mail address', 'dana@work.test')
  await type('Your password', 'four green kites')
  await userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }))
  expect(await screen.findByText('Changing to dana@work.test')).toBeInTheDocument()
  expect(screen.getAllByText('E-mail sent, not confirmed yet')).toHaveLength(2)
  expect(screen.getByText('Changing to dana@work.test').closest('[tabindex="-1"]')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Keep my current address' }))
  expect(await screen.findByText('Your address is dana@home.test.')).toBeInTheDocument()
  expect(fetched.mock.calls.map(([path, { method }]) => `${method} ${path}`)).toEqual([
    'POST /api/account/email',
    'DELETE /api/account/email',
  ])
})

test('a rejected password shows an error at its field, and the input stays', async () => {
  const sentence = 'That isn’t your current password.'
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message: sentence, fields: { currentPassword: sentence } }))
  render(<EmailSettings email="dana@home.test" pendingEmail={null} />)
  await type('New e-mail address', 'dana@work.test')
  await type('Your password', 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('dana@work.test')
})

test.each([
  ['Confirm', { isDone: false, message: '' }, 'One more to go', 'Go to settings'],
  ['Confirm', { isDone: true, message: '' }, 'E-mail address changed', 'Go to settings'],
  ['Cancel the change', { message: '' }, 'Change canceled', 'Set a new password'],
])(
  'the link in a mail asks for confirmation first; after "%s" and %j it shows the result',
  async (button, response, heading, next) => {
    fetched.mockResolvedValueOnce(mockFetchResult(200, response))
    window.location.hash = '#token=abcdefghijklmnopqrstuv'
    render(<ChangeEmailView />)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: next })).toBeInTheDocument()
    expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toEqual({ token: 'abcdefghijklmnopqrstuv' })
  },
)

test('an expired link says so and offers a way on; a page without a link says to open the mail', async () => {
  const sentence = 'This link was used already.'
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message: sentence, fields: { token: sentence } }))
  window.location.hash = '#token=abcdefghijklmnopqrstuv'
  const { unmount } = render(<ChangeEmailView />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/settings')
  unmount()
  window.location.hash = ''
  render(<ChangeEmailView />)
  expect(await screen.findByText(/^Open the link in the e-mail/)).toBeInTheDocument()
})

test('after a lost connection, a link in a mail can be confirmed again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  window.location.hash = '#token=abcdefghijklmnopqrstuv'
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(mockFetchResult(200, { isDone: true, message: '' }))
  const { unmount } = render(<ChangeEmailView />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'E-mail address changed' })).toBeInTheDocument()
  unmount()
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(mockFetchResult(200, { message: '' }))
  render(<VerifyEmailView />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }))
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm my address' }))
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeInTheDocument()
})

test('opening both links in one tab asks for confirmation twice', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, { isDone: false, message: '' }))
  window.location.hash = '#token=abcdefghijklmnopqrstuv'
  render(<ChangeEmailView />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'One more to go' })).toBeInTheDocument()
  act(() => {
    window.location.hash = '#token=zyxwvutsrqponmlkjihgfe'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled()
})

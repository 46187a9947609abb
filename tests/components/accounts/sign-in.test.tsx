import userEvent from '@testing-library/user-event'
import { SignInFlow } from '@/components/accounts/sign-in/sign-in-flow'
import { currentToasts, dismissToast, Toaster } from '@/components/ui/overlays/toasts'
import { signInModalForm, signInScreenForm } from '@/lib/accounts/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen, waitFor } from '@/tests/support/setup/render'

afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id)
  })
})

const mockResponses = (...all: Response[]) => {
  const fetched = jest.fn()
  for (const one of all) fetched.mockResolvedValueOnce(one)
  globalThis.fetch = fetched
  return fetched
}
const bodyOf = (fetched: jest.Mock, call: number) => JSON.parse(fetched.mock.calls[call]?.[1].body)

function show(schema = signInScreenForm) {
  const onSignedIn = jest.fn()
  render(
    <>
      <SignInFlow schema={schema} onSignedIn={onSignedIn} />
      <Toaster />
    </>,
  )
  return onSignedIn
}

async function type(email: string, password: string) {
  await userEvent.clear(screen.getByLabelText('E-mail'))
  await userEvent.type(screen.getByLabelText('E-mail'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('the form shows errors before anything is sent', async () => {
  const fetched = mockResponses()
  show()
  await type('dana', 'short')
  expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument()
  expect(screen.getByText('Password must be at least 6 characters.')).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(fetched).not.toHaveBeenCalled()
})

test('the dialog has its own text', async () => {
  mockResponses()
  show(signInModalForm as never)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument()
  expect(screen.getByText('Password is required')).toBeInTheDocument()
})

test('an error disappears on the next attempt and is not shown next to the welcome', async () => {
  mockResponses(
    mockFetchResult(401, { message: 'Invalid email or password' }),
    mockFetchResult(200, { role: 'caregiver' }),
  )
  const onSignedIn = show()
  await type('dana@home.test', 'four green kits')
  expect(await screen.findByText('Sign in failed')).toBeInTheDocument()
  await type('dana@home.test', 'four green kites')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(await screen.findByText('Welcome back!')).toBeInTheDocument()
  expect(screen.queryByText('Sign in failed')).not.toBeInTheDocument()
})

test('a parent signs in and is welcomed', async () => {
  const fetched = mockResponses(mockFetchResult(200, { role: 'caregiver' }))
  const onSignedIn = show()
  await type('dana@home.test', 'four green kites')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('caregiver'))
  expect(bodyOf(fetched, 0)).toEqual({ email: 'dana@home.test', password: 'four green kites' })
  expect(await screen.findByText('Welcome back!')).toBeInTheDocument()
  expect(screen.getByText('You have successfully signed in.')).toBeInTheDocument()
})

test('a wrong password is shown as a toast, and the input stays', async () => {
  mockResponses(mockFetchResult(401, { message: 'Invalid email or password' }))
  const onSignedIn = show()
  await type('dana@home.test', 'wrong password')
  expect(await screen.findByText('Sign in failed')).toBeInTheDocument()
  expect(screen.getByText('Invalid email or password')).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveValue('dana@home.test')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('where the server gives no reason, or cannot be reached, nobody reads that the password is wrong', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const fetched = mockResponses(mockFetchResult(502, '<h1>Bad gateway</h1>'))
  show()
  await type('dana@home.test', 'four green kites')
  expect(await screen.findByText('Login failed')).toBeInTheDocument()
  fetched.mockRejectedValueOnce(new TypeError('no connection'))
  await type('dana@home.test', 'four green kites')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(await screen.findByText('Login failed')).toBeInTheDocument()
  expect(screen.queryByText('Invalid email or password')).not.toBeInTheDocument()
})

test('an account with a second factor is asked for its code, and the password is sent again with it', async () => {
  const question = { message: 'Please enter the code.', fields: { code: 'Please enter the code.' } }
  const fetched = mockResponses(mockFetchResult(401, question), mockFetchResult(200, { role: 'admin' }))
  const onSignedIn = show()
  await type('ada@site.test', 'four green kites')
  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('admin'))
  expect(bodyOf(fetched, 1)).toEqual({ email: 'ada@site.test', password: 'four green kites', code: '123456' })
})

test('an admin without an app sets one up, and saves the recovery codes before continuing', async () => {
  const fields = { code: 'Set it up.', setupSecret: 'ABCD EFGH', setupAddress: 'otpauth://totp/x?secret=ABCDEFGH' }
  mockResponses(
    mockFetchResult(401, { message: 'Set it up.', fields }),
    mockFetchResult(200, { role: 'admin', recoveryCodes: ['one-1', 'two-2'] }),
  )
  const onSignedIn = show()
  await type('ada@site.test', 'four green kites')
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Code from the app'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('two-2')).toBeInTheDocument()
  expect(screen.getByText('two-2').closest('section')).toHaveFocus()
  // Only a set-up one brings a clipboard.
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy codes' }))
  expect(await screen.findByText('Codes copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('one-1\ntwo-2')
  expect(onSignedIn).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }))
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('admin'))
})

test('a user who has not confirmed their address gets a new link with one press', async () => {
  const sentence = 'Please confirm your e-mail address first.'
  const fetched = mockResponses(
    mockFetchResult(403, { message: sentence, fields: { email: sentence } }),
    mockFetchResult(200, { message: 'ok' }),
  )
  show()
  await type('dana@home.test', 'four green kites')
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByText('We sent you a new link')).toBeInTheDocument()
  expect(bodyOf(fetched, 1)).toEqual({ email: 'dana@home.test' })
})

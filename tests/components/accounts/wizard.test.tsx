import userEvent from '@testing-library/user-event'
import { SignUpForm } from '@/components/accounts/sign-up/sign-up-form'
import Wizard from '@/components/accounts/sign-up/wizard'
import { Toaster } from '@/components/ui/overlays/toasts'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

jest.mock('@/components/accounts/sign-up/use-password-min', () => ({ usePasswordMin: () => 6 }))
const fetched = jest.fn()

beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
  // With reduced motion, only the film's text is shown. Headless UI observes changes.
  window.matchMedia = ((media: string) => ({
    matches: media.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  })) as never
})

function show(role?: 'caregiver' | 'careprovider') {
  const onClose = jest.fn()
  render(
    <>
      <Wizard role={role} isOpen onClose={onClose} />
      <Toaster />
    </>,
  )
  return onClose
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillPerson(more: Record<string, string> = {}) {
  const fields = {
    'First name': 'Dana',
    'Last name': 'Rivera',
    'E-mail': 'dana@home.test',
    Password: 'four green kites',
    'Confirm password': 'four green kites',
    ...more,
  }
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(await screen.findByLabelText(label))
    await userEvent.paste(text)
  }
}

async function accept() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /accept/ }))
  await press('Create Account')
}

test('a parent completes three steps and is asked to check their mail', async () => {
  fetched.mockResolvedValueOnce(
    mockFetchResult(201, { requiresVerification: true, message: 'Please check your email, Dana.' }),
  )
  const onClose = show()
  expect(await screen.findByRole('img', { name: 'Step 1 of 3' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Parent\/Caregiver/ }))
  expect(screen.getByRole('img', { name: 'Step 2 of 3' })).toBeInTheDocument()
  expect(screen.queryByLabelText('License number')).not.toBeInTheDocument()
  await fillPerson()
  await press('Next')
  expect(await screen.findByRole('img', { name: 'Step 3 of 3' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  await accept()
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeInTheDocument()
  expect(screen.getByText(/dana@home\.test/)).toBeInTheDocument()
  expect(screen.getByText('Please check your email, Dana.')).toBeInTheDocument()
  expect(document.querySelectorAll('.confetti rect')).toHaveLength(25)
  const [, { body }] = fetched.mock.calls[0] ?? []
  expect(JSON.parse(body)).toMatchObject({ firstName: 'Dana', role: 'caregiver', email: 'dana@home.test' })
  await press('Got it')
  expect(onClose).toHaveBeenCalled()
})

test('a user cannot continue without names, address and password, and the first invalid field gets the focus', async () => {
  show('caregiver')
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('First name is required.')).toBeInTheDocument()
  expect(screen.getByText('Last name is required.')).toBeInTheDocument()
  expect(screen.getByText('Invalid email address')).toBeInTheDocument()
  expect(screen.getByLabelText('First name')).toHaveFocus()
})

test('two different passwords show an error at the second one', async () => {
  show('caregiver')
  await fillPerson({ 'Confirm password': 'four green kiwis' })
  await press('Next')
  const field = screen.getByLabelText('Confirm password')
  await waitFor(() => expect(field).toBeInvalid())
  expect(screen.getByText('Passwords don’t match')).toBeInTheDocument()
})

test('a user who came to claim a provider sees the welcome text first, and needs a license number', async () => {
  show('careprovider')
  expect(await screen.findByText(/^Welcome! Families search here/)).toBeInTheDocument()
  await press('Continue')
  await fillPerson()
  await press('Next')
  expect(await screen.findByText('License number is required for childcare providers')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('License number'), 'C09OR0412')
  await press('Next')
  expect(await screen.findByRole('checkbox', { name: /accept/ })).toBeInTheDocument()
})

test('the back button goes back one step, and the input stays', async () => {
  show('caregiver')
  await fillPerson()
  await press('Next')
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('First name')).toHaveValue('Dana')
  await press('Back')
  expect(await screen.findByRole('button', { name: /Childcare Provider/ })).toBeInTheDocument()
})

test('errors from the server are shown at their fields and as a toast, which disappears when the field is edited', async () => {
  const sentence = 'This password is on the list of common ones.'
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message: sentence, fields: { password: sentence } }))
  show('caregiver')
  await fillPerson()
  await press('Next')
  await accept()
  expect(await screen.findByText('Sign up failed')).toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Password'), '-kite-84')
  await waitFor(() => expect(screen.queryByText('Sign up failed')).not.toBeInTheDocument())
})

test('any other error is a toast, and the wizard stays open', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(502, 'down'))
  show('caregiver')
  await fillPerson()
  await press('Next')
  await accept()
  const toast = await screen.findByText('Sign up failed')
  expect(toast).toBeInTheDocument()
  expect(screen.getByText('Something went wrong. Please try again.')).toBeInTheDocument()
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Account' })).toBeEnabled()
})

test('a test account can sign in immediately', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(201, { requiresVerification: false, isTestAccount: true }))
  show('caregiver')
  await fillPerson()
  await press('Next')
  await accept()
  expect(await screen.findByRole('heading', { name: 'Test Account Ready' })).toBeInTheDocument()
  expect(screen.getByText('Test Account Created!')).toBeInTheDocument()
})

test('an account that needs no confirmation closes the wizard', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(201, { requiresVerification: false }))
  const onClose = show('caregiver')
  await fillPerson()
  await press('Next')
  await accept()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await screen.findByText('Account created successfully!')).toBeInTheDocument()
})

test.each([
  ['to check their mail', { requiresVerification: true, isTestAccount: false }, /^Please check your email/],
  ['that a test account can sign in', { requiresVerification: false, isTestAccount: true }, /You can now sign in/],
])('the sign-up page says %s', async (_, answer, message) => {
  fetched.mockResolvedValueOnce(mockFetchResult(201, answer))
  render(
    <>
      <SignUpForm />
      <Toaster />
    </>,
  )
  for (const [label, text] of [
    ['Your name', 'Dana Rivera'],
    ['E-mail', 'dana@home.test'],
    ['Password', 'four green kites'],
    ['Confirm password', 'four green kites'],
  ] as const) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
  await userEvent.click(screen.getByRole('radio', { name: /^Parent/ }))
  await accept()
  expect(await screen.findByText(message)).toBeInTheDocument()
})

import userEvent from '@testing-library/user-event'
import { DeleteAccountForm, YourData } from '@/components/accounts/settings/leaving'
import { SignInFlow } from '@/components/accounts/sign-in/sign-in-flow'
import { Toaster } from '@/components/ui/overlays/toasts'
import { signInModalForm } from '@/lib/accounts/schema'
import type { OwnExport } from '@/lib/admin/personal-data/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen } from '@/tests/support/setup/render'

const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})
afterEach(() => jest.useRealTimers())

const askedAt = '2026-11-21T10:00:00.000Z'
const ready: OwnExport = { id: 4, askedAt, state: 'ready', until: '2026-11-28T10:00:00.000Z', bytes: 5_300 }
const beingMade: OwnExport = { id: 4, askedAt, state: 'being-made' }
const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}
const sent = (call = 0) => [fetched.mock.calls[call]?.[1].method, JSON.parse(fetched.mock.calls[call]?.[1].body)]

describe("a copy of one's data", () => {
  test('is requested with the password, and the field is cleared', async () => {
    fetched.mockResolvedValueOnce(mockFetchResult(200, [beingMade]))
    render(<YourData exports={[]} today="2026-11-21" />)
    render(<Toaster />)
    await fill('Current password', 'four green kites')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a copy' }))
    expect(await screen.findByText('In progress')).toBeInTheDocument()
    expect(sent()).toEqual(['POST', { currentPassword: 'four green kites' }])
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    expect(screen.getByText('We’re preparing your copy')).toBeInTheDocument()
  })

  test('can be downloaded when it is ready, and a failed one says what to do', () => {
    render(<YourData exports={[ready, { id: 3, askedAt, state: 'failed' }]} today="2026-11-21" />)
    expect(screen.getByRole('row', { name: 'Saturday Ready until Nov 28 Download (5 kB)' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Download (5 kB)' })).toHaveAttribute('href', '/api/account/exports/4')
    expect(screen.getByText('Failed. Please ask for a new one.')).toBeInTheDocument()
  })

  test('names the days of Florida', () => {
    const evening = { askedAt: '2026-11-22T02:00:00.000Z', until: '2026-11-29T02:00:00.000Z' }
    render(<YourData exports={[{ ...ready, ...evening }]} today="2026-11-21" />)
    expect(screen.getByRole('row', { name: 'Saturday Ready until Nov 28 Download (5 kB)' })).toBeInTheDocument()
  })

  test('appears on its own when it is ready', async () => {
    jest.useFakeTimers()
    fetched.mockResolvedValueOnce(mockFetchResult(200, [ready]))
    render(<YourData exports={[beingMade]} today="2026-11-21" />)
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.getByRole('link', { name: 'Download (5 kB)' })).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('explains why it cannot be requested now', async () => {
    const sentence = 'Too many tries. Please wait 80000 seconds.'
    fetched.mockResolvedValueOnce(mockFetchResult(429, { message: sentence }))
    render(<YourData exports={[]} today="2026-11-21" />)
    await fill('Current password', 'four green kites')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a copy' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByLabelText('Current password')).toHaveValue('four green kites')
  })
})

describe('deleting the account', () => {
  test('requires the password and the word, and leaves the page', async () => {
    const goTo = jest.fn()
    fetched.mockResolvedValueOnce(mockFetchResult(200, { deleted: true }))
    render(<DeleteAccountForm hasSecondFactor={false} goTo={goTo} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(screen.getByText('Please type DELETE.')).toBeInTheDocument()
    expect(fetched).not.toHaveBeenCalled()
    await fill('Current password', 'four green kites')
    await fill('Type DELETE to confirm', 'delete')
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(sent()).toEqual(['DELETE', { currentPassword: 'four green kites', code: '', confirmation: 'DELETE' }])
    expect(goTo).toHaveBeenCalledWith('/account-closed')
  })

  test('asks for a code where one is required, even if the app was set up in the meantime', async () => {
    const sentence = 'Please enter the 6-digit code from your authenticator app, or a recovery code.'
    fetched.mockResolvedValueOnce(mockFetchResult(400, { message: sentence, fields: { code: sentence } }))
    const { unmount } = render(<DeleteAccountForm hasSecondFactor />)
    expect(screen.getByLabelText('Code from your authenticator app')).toBeInTheDocument()
    unmount()
    render(<DeleteAccountForm hasSecondFactor={false} />)
    await fill('Current password', 'four green kites')
    await fill('Type DELETE to confirm', 'DELETE')
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByLabelText('Code from your authenticator app')).toBeInTheDocument()
    expect(screen.getByLabelText('Type DELETE to confirm')).toHaveValue('DELETE')
  })
})

describe('restoring the account', () => {
  const offer = 'You deleted this account. We’ll erase it on December 6, 2026. You can keep it until then.'
  const signIn = async () => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'dana@home.test')
    await fill('Password', 'four green kites')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  }

  test('takes one press, and a code where one is required', async () => {
    const onSignedIn = jest.fn()
    fetched.mockResolvedValueOnce(mockFetchResult(403, { message: offer, fields: { keepAccount: offer } }))
    fetched.mockResolvedValueOnce(mockFetchResult(401, { message: 'code', fields: { code: 'code' } }))
    fetched.mockResolvedValue(mockFetchResult(200, { role: 'caregiver' }))
    render(<SignInFlow schema={signInModalForm} onSignedIn={onSignedIn} />)
    await signIn()
    expect(await screen.findByText(offer)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    const credentials = { email: 'dana@home.test', password: 'four green kites' }
    expect([sent(0), sent(1), sent(2)]).toEqual([
      ['POST', credentials],
      ['POST', { ...credentials, keepAccount: true }],
      ['POST', { ...credentials, keepAccount: true, code: '123456' }],
    ])
  })

  test('returns to the form when the user leaves it deleted', async () => {
    fetched.mockResolvedValueOnce(mockFetchResult(403, { message: offer, fields: { keepAccount: offer } }))
    render(<SignInFlow schema={signInModalForm} onSignedIn={jest.fn()} />)
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it deleted' }))
    expect(screen.getByLabelText('E-mail')).toHaveValue('dana@home.test')
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

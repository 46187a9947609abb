import userEvent from '@testing-library/user-event'
import { SettingsView } from '@/components/accounts/settings/settings-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { OwnPlan } from '@/lib/billing/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'

jest.mock('@/components/accounts/sign-up/use-password-min', () => ({ usePasswordMin: () => 6 }))
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})

function show(hasSecondFactor = false, plans: OwnPlan[] = []) {
  render(
    <>
      <SettingsView
        profile={{
          firstName: 'Dana',
          lastName: 'Rivera',
          email: 'dana@home.test',
          profileImage: null,
          pendingEmail: null,
          locale: 'en',
        }}
        hasSecondFactor={hasSecondFactor}
        sessions={[
          {
            device: 'Firefox on Linux',
            signedInAt: '2026-11-19T10:00:00.000Z',
            // 9 PM on November 20 in Florida, a Friday.
            lastSeenAt: '2026-11-21T02:00:00.000Z',
            isThisOne: true,
          },
        ]}
        choices={[]}
        feedSince={null}
        exports={[]}
        plans={plans}
        today="2026-11-21"
      />
      <Toaster />
    </>,
  )
}

async function fill(label: string, text: string, place = 0) {
  const field = screen.getAllByLabelText(label)[place]
  if (!field) throw new Error(`There is no field "${label}".`)
  await userEvent.click(field)
  await userEvent.paste(text)
}

test('a user sees their name and where they are signed in', () => {
  show()
  expect(screen.getByText('You’re signed in as Dana Rivera, dana@home.test.')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Firefox on Linux \(this device\) Thursday Friday/ })).toBeInTheDocument()
})

test('before deleting their account, a manager reads what becomes of a plan that renews by card', () => {
  show()
  expect(screen.queryByText(/plan paid by card/)).not.toBeInTheDocument()
  const plan = { plan: 'PRO', paidUntil: '2026-12-22', renews: true, isFailing: false, renewsByCard: true } as const
  show(false, [{ provider: { id: 'sunny-k3f9', name: 'Sunny' }, ...plan }])
  expect(
    screen.getByText(/its plan paid by card no longer renews\. If others manage it too, it still does/),
  ).toBeVisible()
})

test('a new password is sent with the current one, and the fields are cleared', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, { message: 'ok' }))
  show()
  await fill('Current password', 'four green kites')
  await fill('New password', 'seven calm turtles')
  await fill('New password again', 'seven calm turtles')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Your new password is set')).toBeInTheDocument()
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toEqual({
    currentPassword: 'four green kites',
    password: 'seven calm turtles',
  })
  expect(screen.getByLabelText('New password')).toHaveValue('')
})

test('a wrong current password shows an error at its field, and the input stays', async () => {
  const sentence = 'That isn’t your current password.'
  fetched.mockResolvedValueOnce(mockFetchResult(400, { message: sentence, fields: { currentPassword: sentence } }))
  show()
  await fill('Current password', 'wrong one')
  await fill('New password', 'seven calm turtles')
  await fill('New password again', 'seven calm turtles')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByLabelText('New password')).toHaveValue('seven calm turtles')
})

test('an authenticator app is set up with password and code, and the recovery codes are shown once', async () => {
  fetched.mockResolvedValueOnce(
    mockFetchResult(200, { secret: 'ABCD EFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }),
  )
  fetched.mockResolvedValueOnce(mockFetchResult(200, { recoveryCodes: ['one-1', 'two-2'] }))
  show()
  await fill('Current password', 'four green kites', 1)
  await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }))
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument()
  await fill('Code from the app', '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('two-2')).toBeInTheDocument()
  expect(fetched.mock.calls.map(([, { method }]) => method)).toEqual(['POST', 'PUT'])
  await userEvent.click(screen.getByRole('button', { name: 'I saved them' }))
  expect(document.body).not.toHaveFocus()
  expect(screen.getByText('You sign in with your password and a code from your authenticator app.')).toBeInTheDocument()
})

test('the authenticator app is turned off with the password', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(200, { isOn: false }))
  show(true)
  await fill('Current password', 'four green kites', 1)
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Two-step verification turned off')).toBeInTheDocument()
  expect(fetched.mock.calls[0]?.[1].method).toBe('DELETE')
})

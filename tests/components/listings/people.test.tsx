import userEvent from '@testing-library/user-event'
import { refreshSession } from '@/components/accounts/session'
import { InvitationView } from '@/components/listings/people/invitation-view'
import { PeopleView } from '@/components/listings/people/people-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { PeopleOfProvider } from '@/lib/listings/people/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen, waitFor } from '@/tests/support/setup/render'

const [push, refresh] = [jest.fn(), jest.fn()]
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  for (const one of [push, refresh, fetched]) one.mockReset()
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const ROSA = {
  userId: 3,
  name: 'Rosa Alvarez',
  email: 'rosa@home.test',
  role: 'manager',
  isYou: true,
  isActive: true,
} as const
const ELI = { ...ROSA, userId: 4, name: 'Eli Park', email: 'eli@home.test', role: 'editor', isYou: false } as const
const SHOWN: PeopleOfProvider = {
  provider: { id: 'sunny-k3f9', name: 'Sunny' },
  ownRole: 'manager',
  isLastManager: true,
  renewsByCard: false,
  people: [ROSA, ELI],
  invitations: [{ id: 9, email: 'kim@home.test', role: 'front_desk', sentOn: '2026-11-20', isExpired: false }],
}
const show = (more: Partial<PeopleOfProvider> = {}) => render(<PeopleView shown={{ ...SHOWN, ...more }} userId={3} />)
const calls = () => fetched.mock.calls.map(([path, { method }]) => [method, path])

test('a manager sees all people and invitations; the only manager cannot leave', () => {
  show()
  expect(screen.getByText('eli@home.test')).toBeInTheDocument()
  expect(screen.getByText('Front desk. Invited on Nov 20')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Leave this provider' })).not.toBeInTheDocument()
  expect(screen.getByText(/You’re the only manager/)).toBeInTheDocument()
})

test('a user who is not a manager sees names, and may leave; nothing else is offered', async () => {
  show({ ownRole: 'editor', isLastManager: false, invitations: [], people: [{ ...ROSA, isYou: false, email: null }] })
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Leave this provider' }))
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/careprovider-dashboard'))
  expect(calls()).toEqual([['DELETE', '/api/provider-people/sunny-k3f9/3']])
})

test('a manager changes a role, removes a person after a confirmation, and invites', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Role of Eli Park'), 'front_desk')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.type(screen.getByLabelText('E-mail address'), 'new@home.test')
  await userEvent.click(screen.getByRole('radio', { name: 'Editor' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(3))
  expect(calls()).toEqual([
    ['PATCH', '/api/provider-people/sunny-k3f9/4'],
    ['DELETE', '/api/provider-people/sunny-k3f9/4'],
    ['POST', '/api/provider-people/sunny-k3f9/invitations'],
  ])
  expect(JSON.parse(fetched.mock.calls[2]?.[1].body)).toEqual({ email: 'new@home.test', role: 'editor' })
  expect(screen.getByLabelText('E-mail address')).toHaveValue('')
})

test('where the plan renews by card, a manager reads whose card it may be before and after someone leaves', async () => {
  const kim = { ...ELI, userId: 5, name: 'Kim Cole', role: 'manager' } as const
  show({ isLastManager: false, renewsByCard: true, people: [ROSA, ELI, kim] })
  render(<Toaster />)
  const remove = (person: number) => screen.getAllByRole('button', { name: 'Remove' })[person] as HTMLElement
  await userEvent.click(remove(1))
  expect(screen.getByText(/^Its plan renews by card\. If the card is theirs, .* Remove Kim Cole\?/)).toBeVisible()
  await userEvent.click(remove(0))
  expect(screen.getByText(/^Remove Eli Park\?/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Leave this provider' }))
  expect(screen.getByText(/^Its plan renews by card\. If the card is yours, .* Leave\?$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText(/^Its plan still renews by card\. If the card is yours/)).toBeVisible()
})

test('a role that was not saved is shown as it still is', async () => {
  fetched.mockResolvedValue(mockFetchResult(404, { message: 'They’re no longer on your team.' }))
  show()
  await userEvent.selectOptions(screen.getByLabelText('Role of Eli Park'), 'front_desk')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(screen.getByLabelText('Role of Eli Park')).toHaveValue('editor')
})

test('an address that cannot be invited shows an error at its field and stays', async () => {
  const fields = { email: 'They’re already on your team.' }
  fetched.mockResolvedValue(mockFetchResult(409, { message: fields.email, fields }))
  show()
  await userEvent.type(screen.getByLabelText('E-mail address'), 'eli@home.test{Enter}')
  expect(await screen.findByText(fields.email)).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail address')).toHaveValue('eli@home.test')
})

test('a person who joins a provider lands on its dashboard, not on that of another provider they manage', async () => {
  const user = { id: 4, role: 'careprovider', email: 'eli@home.test', firstName: 'Eli', lastName: 'Park' }
  const offer = { provider: { id: 'oak-k3fb', name: 'Oak Grove', city: 'Orlando' }, role: 'editor' }
  fetched.mockImplementation(async (path: string) => mockFetchResult(200, path === '/api/auth/me' ? user : offer))
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = 'signed-in=1; path=/; max-age=60'
  window.location.hash = '#token=abc'
  render(<InvitationView />)
  await act(refreshSession)
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/careprovider-dashboard?provider=oak-k3fb'))
})

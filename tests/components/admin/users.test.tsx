import { readFileSync } from 'node:fs'
import userEvent from '@testing-library/user-event'
import { AuditLogView } from '@/components/admin/audit-log/audit-log-view'
import { UserDataView } from '@/components/admin/users/user-data-view'
import { UserFileView } from '@/components/admin/users/user-file-view'
import { UsersView } from '@/components/admin/users/users-view'
import type { UserFile } from '@/lib/admin/users/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, within } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '/admin/users' }))

const NOW = new Date('2026-11-22T12:00:00Z')
const file: UserFile = {
  id: 7,
  name: 'Pat Cole',
  email: 'pat@home.test',
  role: 'caregiver',
  status: 'active',
  createdAt: new Date('2025-02-01T12:00:00Z'),
  emailVerifiedAt: null,
  hasSecondFactor: false,
  erasedAt: null,
  signUpDetails: null,
  devices: [{ device: 'Firefox on Windows', createdAt: NOW, lastSeenAt: NOW }],
  providers: [],
  claims: [],
}
const show = (change: Partial<UserFile> = {}, more: { isOwn?: boolean; asksCode?: boolean } = {}) =>
  render(<UserFileView file={{ ...file, ...change }} lines={[]} isOwn={false} asksCode={false} now={NOW} {...more} />)

const sent = jest.fn()
beforeEach(() => {
  sent.mockReset().mockReturnValue(mockFetchResult(200, {}))
  refresh.mockClear()
  global.fetch = (async (path: string, { method, body }: RequestInit = {}) =>
    sent(`${method} ${path}`, body && JSON.parse(String(body)))) as typeof fetch
})

test('the list shows who each user is and links to their file', () => {
  const user = { ...file, lastSeenAt: null, providerCount: 2 }
  const found = { users: [user], total: 1, page: 1, pageCount: 1 }
  render(<UsersView query={{ q: 'pat', role: 'caregiver', status: undefined, page: 1 }} found={found} now={NOW} />)
  const row = within(screen.getByRole('row', { name: /Pat Cole/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'pat@home.test',
    'Parent',
    'Active',
    'Feb 1, 2025',
    'Not signed in',
    '2',
  ])
  expect(row.getByRole('link')).toHaveAttribute('href', '/admin/users/7')
  expect(screen.getByRole('searchbox')).toHaveValue('pat')
  expect(screen.getByLabelText('Role')).toHaveValue('caregiver')
})

test('an empty result has a link back to all users', () => {
  const found = { users: [], total: 0, page: 1, pageCount: 0 }
  render(<UsersView query={{ q: 'x', role: undefined, status: undefined, page: 1 }} found={found} now={NOW} />)
  expect(screen.getByRole('link', { name: 'Show everyone' })).toHaveAttribute('href', '/admin/users')
})

test('a suspension shows missing input at its field, and reloads the account afterwards', async () => {
  sent.mockReturnValueOnce(
    mockFetchResult(400, { message: 'Please choose a reason.', fields: { reason: 'Please choose a reason.' } }),
  )
  show()
  const button = screen.getByRole('button', { name: 'Suspend account' })
  await userEvent.click(button)
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Please choose a reason.')
  expect(screen.getByLabelText('Reason')).toHaveFocus()
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Unwanted messages')
  await userEvent.click(button)
  expect(sent).toHaveBeenLastCalledWith('PUT /api/users/7/status', { status: 'suspended', reason: 'spam' })
  expect(refresh).toHaveBeenCalledTimes(1)
})

test("another role is sent with the admin's own password, and with a code where one is required", async () => {
  show({}, { asksCode: true })
  await userEvent.selectOptions(screen.getByLabelText('New role'), 'Provider')
  await userEvent.type(screen.getByLabelText('Your own password'), 'three green boats')
  await userEvent.type(screen.getByLabelText('Your code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Change role' }))
  expect(sent).toHaveBeenCalledWith('PUT /api/users/7/role', {
    role: 'careprovider',
    currentPassword: 'three green boats',
    code: '123456',
  })
})

test('the newest of many sign-ins are shown, the others are folded', () => {
  const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
  const devices = Array.from({ length: 12 }, (_, at) => ({
    device: `Phone ${at}`,
    createdAt: ago(at),
    lastSeenAt: NOW,
  }))
  show({ devices })
  expect(screen.getByText(/^Phone 4/)).toBeVisible()
  expect(screen.getByText('7 more, last seen longer ago')).toBeVisible()
  expect(screen.getByText(/^Phone 5/)).not.toBeVisible()
})

test('the available actions depend on the state of the account', () => {
  const { unmount } = show({ status: 'suspended' })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reopen account'])
  unmount()
  const own = show({}, { isOwn: true })
  expect(screen.queryByRole('button')).toBeNull()
  own.unmount()
  show({ status: 'deleted', erasedAt: new Date('2026-12-06T12:00:00Z') })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Dec 6')).toBeInTheDocument()
})

test('an entry of the log says in words what happened, and names the people it can', () => {
  const line = {
    id: '3',
    at: NOW,
    action: 'account.role-changed',
    actor: { id: 1, name: 'Alex Tester' },
    subject: { id: 9, name: null },
    details: { from: 'caregiver', to: 'admin' },
  } as const
  const query = { person: 'x', action: undefined, from: undefined, to: undefined, before: 5n }
  render(<AuditLogView query={query} page={{ lines: [{ ...line, gone: [] }], next: '3' }} now={NOW} />)
  const row = within(screen.getByRole('row', { name: /Role changed/ }))
  expect(row.getByRole('rowheader')).toHaveTextContent('Nov 22, 7:00 AM')
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Role changed',
    'Alex Tester',
    'Account 9, erased',
    'From Parent to Admin',
  ])
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/admin/audit-log?person=x&before=3')
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute('href', '/api/audit-log/csv?person=x')
})

const SEEN_AT = new Date('2026-11-24T15:00:00Z')

test("an admin sees a user's page, mails and choices, and cannot change anything there", () => {
  render(
    <UserDataView
      seen={{
        id: 5,
        name: 'Chris Cole',
        role: 'careprovider',
        unread: 0,
        choices: [
          {
            kind: 'inquiry-received',
            channels: { app: { isOn: true, isFixed: false }, email: { isOn: false, isFixed: false } },
          },
        ],
        mails: [{ id: 1, kind: 'inquiry-received', status: 'failed', createdAt: SEEN_AT }],
        providers: [
          {
            id: 'sunny-k3f9',
            name: 'Sunny',
            role: 'manager',
            timeZone: 'America/New_York',
            waits: { id: 7, fields: 2 },
            isHeld: true,
            plan: 'PRO',
            paidUntil: '2026-12-24',
            unanswered: 3,
            facts: {},
          },
        ],
      }}
      now={SEEN_AT}
    />,
  )
  expect(screen.getByRole('link', { name: '2 fields need a decision' })).toHaveAttribute(
    'href',
    '/admin/approvals/profile-changes/7',
  )
  expect(screen.getByText('Pro, until Dec 24')).toBeInTheDocument()
  expect(screen.getByText('On hold: someone else claims the page')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'A parent asks for information Yes No' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^A parent asks for information Could not be delivered/ })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an admin reads what each mail was about, never its code', () => {
  const kinds = readFileSync('lib/accounts/emails.ts', 'utf8').matchAll(/kind: '([^']+)'/g)
  const codes = [...kinds].map(([, code = '']) => code)
  expect(codes).toContain('reset-password')
  const mails = [...codes, 'test-mail'].map((kind, id) => ({ id, kind, status: 'sent' as const, createdAt: SEEN_AT }))
  const seen = { id: 5, name: 'Chris Cole', role: 'caregiver' as const, unread: 0, choices: [], mails, providers: [] }
  render(<UserDataView seen={seen} now={SEEN_AT} />)
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(heads).toContain('Set a new password')
  for (const head of heads) expect(head).toMatch(/^[A-Z].* /)
})

test('an admin reads that a user got no mail', () => {
  const seen = {
    id: 5,
    name: 'Chris Cole',
    role: 'caregiver' as const,
    unread: 0,
    choices: [],
    mails: [],
    providers: [],
  }
  render(<UserDataView seen={seen} now={SEEN_AT} />)
  expect(screen.getByText('No mails in the last 30 days.')).toBeInTheDocument()
})

import { activityText } from '@/components/admin/audit-log/audit-log-view'
import {
  AdminDashboard,
  AdminPart,
  AnalyticsPart,
  adminTabOf,
  TodayPart,
} from '@/components/admin/dashboard/admin-dashboard'
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/access/rules/audit-actions'
import type { Activity } from '@/lib/admin/users/schema'
import { buildSiteFacts } from '@/tests/support/factories/site-facts'
import { render, screen, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const log = translate('en', 'admin.auditLog')
const sheet = translate('en', 'admin.sheet')
const texts = { log, sheet }

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }), usePathname: () => '/' }))

const counts = { pageViews: 12_345, searches: 7, parents: 1, providers: 0, inquiries: 3, claims: 2 }
const figures = { now: counts, before: { ...counts, pageViews: 9_000 }, from: '2026-10-24', to: '2026-11-22' }

test('each number says what it counts, and its previous value', () => {
  render(<AnalyticsPart figures={figures} activity={[]} now={new Date('2026-11-22T12:00:00Z')} />)
  expect(screen.getByText('Oct 24 to Nov 22, and the 30 days before.')).toBeVisible()
  expect(screen.getByText('12,345')).toBeVisible()
  expect(screen.getByText('9,000 before')).toBeVisible()
  expect(screen.getAllByRole('term')).toHaveLength(6)
  expect(screen.getByText('Nothing has happened yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Provider sign-ups' })).toHaveAttribute(
    'href',
    '/admin/users?role=careprovider',
  )
  expect(screen.getByRole('link', { name: 'Claims' })).toHaveAttribute('href', '/admin/approvals?kind=claims')
})

test('every part has an address, and every quick action leads to a page', () => {
  render(
    <AdminDashboard firstName="Alex" email="alex@home.test" current="users">
      <AdminPart tab="users">Open accounts: 2 parents.</AdminPart>
    </AdminDashboard>,
  )
  expect(screen.getByRole('link', { name: 'User Management', current: 'page' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=users',
  )
  expect(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/admin-dashboard')
  const quick = within(screen.getByRole('navigation', { name: 'Quick Actions' }))
  expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/admin/users')
  expect(screen.getByText('alex@home.test')).toBeVisible()
})

test('on a phone an admin comes to the quick actions right after what needs them today, and to the figures later', () => {
  render(
    <AdminDashboard firstName="Alex" email="alex@home.test" current="analytics" rest={<p>The figures</p>}>
      <p>What needs you</p>
    </AdminDashboard>,
  )
  const follows = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  const quick = screen.getByRole('navigation', { name: 'Quick Actions' })
  expect(follows(screen.getByText('What needs you'), quick)).toBe(true)
  expect(follows(quick, screen.getByText('The figures'))).toBe(true)
})

test('an address that names no part opens the first one', () => {
  expect([adminTabOf('users'), adminTabOf('nothing'), adminTabOf(['users']), adminTabOf(undefined)]).toEqual([
    'users',
    'analytics',
    'analytics',
    'analytics',
  ])
})

test('the settings part only explains in words where keys and security are configured', () => {
  render(<AdminPart tab="settings" />)
  for (const name of ['API Configuration', 'Security Settings'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('an admin sees pending items first, with decisions at the top, and each links to its page', () => {
  const directory = { hasPlaces: true, hasProviders: false }
  const queue = { profiles: 1, photos: 0, claims: 2, reviews: 7, reports: 0, all: 10, late: 1, mine: 0 }
  const { unmount } = render(
    <TodayPart queue={queue} pending={{ invoices: 1, rows: 171 }} facts={buildSiteFacts({ directory })} />,
  )
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['10 things need a decision1 late. The oldest comes first.', '/admin/approvals'],
    ['Profile changes: 1What providers want their pages to say.', '/admin/approvals?kind=profiles'],
    ['Claims: 2People who want to manage a provider.', '/admin/approvals?kind=claims'],
    ['Reviews: 7Reviews that wait to be published.', '/admin/approvals?kind=reviews'],
    ['System Settings: DirectoryThere are no providers yet.', '/admin/settings#directory'],
    ['1 invoice isn’t paid yetWhen the money arrives, record it, and the plan starts.', '/admin/billing'],
    [
      '171 imported rows need a decisionEach may be a provider we already have, or a new one.',
      '/admin/providers/import',
    ],
  ])
  unmount()
  const none = { profiles: 0, photos: 0, claims: 0, reviews: 0, reports: 0, all: 0, late: 0, mine: 0 }
  render(<TodayPart queue={none} pending={{ invoices: 0, rows: 0 }} facts={buildSiteFacts()} />)
  expect(screen.getByText('Nothing to decide.')).toBeVisible()
})

const happened = (action: AuditAction, more: Partial<Activity> = {}): Activity => ({
  id: '1',
  at: new Date('2026-11-22T11:00:00Z'),
  action,
  actor: { id: 3, name: 'Maria Lopez' },
  subject: null,
  details: {},
  gone: [],
  provider: { id: 9, name: 'Moss and Stone' },
  other: null,
  article: null,
  fields: [],
  ...more,
})

test.each([
  ['Maria Lopez changed the hours of Moss and Stone', happened('profile.proposed', { fields: ['hours'] })],
  [
    'Maria Lopez confirmed the openings and tuition of Moss and Stone',
    happened('profile.facts-confirmed', { fields: ['openings', 'tuition'] }),
  ],
  ['Maria Lopez rejected a change of Moss and Stone', happened('profile.decided')],
  [
    'Maria Lopez accepted the claim of Kim Cole for Moss and Stone',
    happened('claim.accepted', { subject: { id: 4, name: 'Kim Cole' } }),
  ],
  ['Maria Lopez merged Elm into Moss and Stone', happened('provider.merged', { other: 'Elm' })],
  ['Maria Lopez edited “A visit”', happened('article.changed', { article: 'A visit', provider: null })],
  ['Maria Lopez wrote “an article”', happened('article.created', { article: '', provider: null })],
  ['“A visit” was published', happened('article.published', { article: 'A visit', actor: null })],
  ['Kim Cole signed up', happened('account.registered', { actor: null, subject: { id: 4, name: 'Kim Cole' } })],
  ['Someone changed their password', happened('password.changed', { actor: null })],
  ['Someone claimed a provider', happened('claim.made', { actor: { id: 3, name: null }, provider: null })],
  ['The site: admin made at the command line', happened('admin.created', { actor: null })],
])('activity is shown in words: %s', (text, one) => expect(activityText(texts, 'en', one)).toBe(text))

test('no activity on the dashboard is shown as a code', () => {
  for (const action of AUDIT_ACTIONS) expect(activityText(texts, 'en', happened(action))).not.toMatch(/\w+\.\w+-?\w*$/)
})

test('recent activity links to what it is about', () => {
  const activity = [happened('profile.proposed', { fields: ['hours'], details: { providerId: 9 } })]
  render(<AnalyticsPart figures={figures} activity={activity} now={new Date('2026-11-22T12:00:00Z')} />)
  expect(screen.getByRole('link', { name: /^Maria Lopez changed/ })).toHaveAttribute('href', '/admin/providers/9')
})

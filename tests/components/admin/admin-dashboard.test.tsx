import { render, screen, within } from '@testing-library/react'
import {
  AdminDashboard,
  AdminPart,
  AnalyticsPart,
  adminTabOf,
  TodayPart,
} from '@/components/admin/dashboard/admin-dashboard'

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }), usePathname: () => '/' }))

const counts = { pageViews: 12_345, searches: 7, parents: 1, providers: 0, inquiries: 3, claims: 2 }
const figures = { now: counts, before: { ...counts, pageViews: 9_000 }, from: '2026-10-24', to: '2026-11-22' }

test('each number says what it counts, and its previous value', () => {
  render(<AnalyticsPart figures={figures} lines={[]} now={new Date('2026-11-22T12:00:00Z')} />)
  expect(screen.getByText('Oct 24 to Nov 22, and the 30 days before.')).toBeVisible()
  expect(screen.getByText('12,345')).toBeVisible()
  expect(screen.getByText('9,000 before')).toBeVisible()
  expect(screen.getAllByRole('term')).toHaveLength(6)
  expect(screen.getByText('Nothing has happened yet.')).toBeVisible()
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
  const queue = { profiles: 1, photos: 0, claims: 2, reviews: 7, reports: 0, all: 10, late: 1, mine: 0 }
  const { unmount } = render(<TodayPart queue={queue} waits={{ invoices: 1, rows: 171 }} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['10 things need a decision1 late. Profile changes: 1, Claims: 2, Reviews: 7.', '/admin/approvals'],
    ['1 invoice isn’t paid yetWhen the money arrives, record it, and the plan starts.', '/admin/billing'],
    [
      '171 imported rows need a decisionEach may be a provider we already have, or a new one.',
      '/admin/providers/import',
    ],
  ])
  unmount()
  const none = { profiles: 0, photos: 0, claims: 0, reviews: 0, reports: 0, all: 0, late: 0, mine: 0 }
  render(<TodayPart queue={none} waits={{ invoices: 0, rows: 0 }} />)
  expect(screen.getByText('Nothing to decide.')).toBeVisible()
})

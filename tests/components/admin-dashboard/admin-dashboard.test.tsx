import { render, screen, within } from '@testing-library/react'
import { AdminDashboard, AdminPart, adminTabOf } from '@/components/admin-dashboard/admin-dashboard'
import { AnalyticsPart } from '@/components/admin-dashboard/analytics-part'

jest.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }), usePathname: () => '/' }))

const counts = { pageViews: 12_345, searches: 7, parents: 1, providers: 0, inquiries: 3, claims: 2 }
const figures = { now: counts, before: { ...counts, pageViews: 9_000 }, from: '2026-10-24', to: '2026-11-22' }

test('each number says what it counts, and what it was before', () => {
  render(<AnalyticsPart figures={figures} lines={[]} now={new Date('2026-11-22T12:00:00Z')} />)
  expect(screen.getByText('Oct 24 to Nov 22, beside the 30 days before.')).toBeVisible()
  expect(screen.getByText('12,345')).toBeVisible()
  expect(screen.getByText('9,000 before')).toBeVisible()
  expect(screen.getAllByRole('term')).toHaveLength(6)
  expect(screen.getByText('Nothing has happened yet.')).toBeVisible()
})

test('the parts are addresses, and every quick action leads somewhere', () => {
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

test('whatever else an address names is the first part', () => {
  expect([adminTabOf('users'), adminTabOf('nothing'), adminTabOf(['users']), adminTabOf(undefined)]).toEqual([
    'users',
    'analytics',
    'analytics',
    'analytics',
  ])
})

test('the settings part says where keys and security are set, in words alone', () => {
  render(<AdminPart tab="settings" />)
  for (const name of ['API Configuration', 'Security Settings'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

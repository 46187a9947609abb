import userEvent from '@testing-library/user-event'
import { NotificationsView } from '@/components/notifications/notifications-view'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'

const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})

const now = '2026-11-20T12:00:00.000Z'
const one = (id: number) => ({ id, title: `News ${id}`, text: '', path: '/settings', createdAt: now, isRead: false })

test('the page shows what the server sent, links to older notifications, and marks them in place', async () => {
  fetched.mockImplementation((path: string) =>
    Promise.resolve(mockFetchResult(200, { unread: path.endsWith('unread') ? 2 : 1 })),
  )
  render(
    <NotificationsView userId={501} page={{ notifications: [one(9), one(8)], next: 8 }} before={undefined} now={now} />,
  )
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/notifications?before=8')
  expect(screen.queryByRole('link', { name: 'Back to the newest' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 9' }))
  expect(screen.queryByRole('button', { name: 'Mark as read: News 9' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mark as read: News 8' })).toBeInTheDocument()
})

test('an older page links back, and an empty one says so', () => {
  render(<NotificationsView userId={502} page={{ notifications: [], next: null }} before={3} now={now} />)
  expect(screen.getByText('No older notifications.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the newest' })).toHaveAttribute('href', '/notifications')
})

test('a user without notifications is led to the settings', () => {
  render(<NotificationsView userId={503} page={{ notifications: [], next: null }} before={undefined} now={now} />)
  expect(screen.getByRole('link', { name: 'Choose what you hear about' })).toHaveAttribute('href', '/settings')
})

import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { Bell } from '@/components/notifications/bell'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { ShownNotification } from '@/lib/notifications/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const fetched = jest.fn()
// The cache outlives a test; its owner does not.
let userId = 0
beforeEach(() => {
  userId += 1
  fetched.mockReset()
  globalThis.fetch = fetched
})

const one = (id: number, isRead = false): ShownNotification => ({
  id,
  title: `News ${id}`,
  text: 'Something happened.',
  path: '/settings',
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  isRead,
})

/** A server with responses by method and path; anything else is a 500. */
function serve(responses: Record<string, () => Response | Promise<Response>>) {
  fetched.mockImplementation((path: string, { method = 'GET' }: RequestInit) =>
    Promise.resolve(responses[`${method} ${path}`]?.() ?? mockFetchResult(500, { message: 'no' })),
  )
}
const inbox = (unread: number, notifications: ShownNotification[]) => ({
  'GET /api/notifications/unread': () => mockFetchResult(200, { unread }),
  'GET /api/notifications': () => mockFetchResult(200, { notifications, next: null }),
})
const show = () =>
  render(
    <SWRConfig value={{ dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <Bell userId={userId} />
      <Toaster />
    </SWRConfig>,
  )
const open = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name: 'Notifications' })
}

test.each([
  [0, 'Notifications', undefined],
  [3, 'Notifications, 3 unread', '3'],
  [9, 'Notifications, 9 unread', '9'],
  [10, 'Notifications, 9+ unread', '9+'],
])('with %i unread the bell says "%s"', async (unread, name, badge) => {
  serve(inbox(unread, []))
  show()
  const bell = await screen.findByRole('button', { name })
  await waitFor(() => expect(bell.textContent).toBe(badge ?? ''))
  // Nothing is announced on the first load.
  expect(screen.queryByText(/unread notification/)).not.toBeInTheDocument()
})

test('the panel shows what is new in words, its time, and its context', async () => {
  serve(inbox(1, [one(2), one(1, true)]))
  show()
  const panel = await open('Notifications, 1 unread')
  const [first, second] = await within(panel).findAllByRole('listitem')
  expect(first).toHaveTextContent('News 2Something happened.New2 hours ago')
  expect(second).not.toHaveTextContent('New2 hours')
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/settings')
  expect(within(panel).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications')
  expect(within(panel).getByRole('heading', { name: 'Notifications' })).toHaveFocus()
})

test('a notification marked as read changes immediately, the count follows and is announced, and the focus stays in the row', async () => {
  serve({ ...inbox(2, [one(2), one(1)]), 'POST /api/notifications/2/read': () => mockFetchResult(200, { unread: 1 }) })
  show()
  await open('Notifications, 2 unread')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: News 2' }))
  expect(await screen.findByText('1 unread notification')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark as read: News 2' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /News 2/ })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument()
})

test('a change that the server rejects is undone, with a message', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue()
  serve(inbox(2, [one(2), one(1)]))
  show()
  await open('Notifications, 2 unread')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('We couldn’t save that. Please try again.')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument()
  expect(consoleError).toHaveBeenCalledTimes(1)
})

test('all are marked as read up to the newest one in view', async () => {
  serve({ ...inbox(2, [one(7), one(5)]), 'POST /api/notifications/read': () => mockFetchResult(200, { unread: 0 }) })
  show()
  await open('Notifications, 2 unread')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  const call = fetched.mock.calls.find(([path]) => path === '/api/notifications/read')
  expect(JSON.parse(call?.[1].body)).toEqual({ upTo: 7 })
  expect(await screen.findByText('0 unread notifications')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
})

test('a user without notifications reads what will appear here', async () => {
  serve(inbox(0, []))
  show()
  await open('Notifications')
  expect(await screen.findByText('Nothing yet')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
})

test.each([
  ['an error', undefined],
  ['the page of a network that wants a sign-in of its own', '<html></html>'],
])('a list that failed to load says so, and a press loads it again: %s', async (_, page) => {
  serve({
    'GET /api/notifications/unread': () => mockFetchResult(200, { unread: 1 }),
    ...(page && { 'GET /api/notifications': () => mockFetchResult(200, page) }),
  })
  show()
  await open('Notifications, 1 unread')
  expect(await screen.findByText('We couldn’t load your notifications.')).toBeInTheDocument()
  serve(inbox(1, [one(1)]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('News 1')).toBeInTheDocument()
})

test('an unknown count is not shown', async () => {
  serve({})
  show()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('')
})

test('the count is refreshed when the window becomes visible again', async () => {
  serve(inbox(1, []))
  show()
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  serve(inbox(2, []))
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('2 unread notifications')).toBeInTheDocument()
})

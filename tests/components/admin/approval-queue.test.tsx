import userEvent from '@testing-library/user-event'
import { DecidedView, QueueView } from '@/components/admin/approvals/queue-view'
import { type Queue, type QueueItem, queueQuery } from '@/lib/admin/approvals/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'

const router = { push: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
beforeEach(() => {
  for (const mock of [fetched, router.refresh]) mock.mockReset()
  globalThis.fetch = fetched
  localStorage.clear()
})

const shared = { title: 'Sunny', since: '2026-11-20', takenBy: null, version: null } as const
const late = { dueOn: '2026-11-23', state: 'late' } as const
const items: QueueItem[] = [
  { ...shared, subject: 'change', id: 1, kind: 'profiles', clock: late, fields: ['hours', 'phone'], version: '3' },
  {
    ...shared,
    subject: 'review',
    id: 2,
    kind: 'reviews',
    title: 'Harbor',
    clock: { dueOn: '2026-11-24', state: 'today' },
    rating: 4,
    text: 'Kind teachers.',
    heldFor: ['first-review'],
    reports: [],
    version: 'v',
  },
  {
    ...shared,
    subject: 'report',
    id: 3,
    kind: 'reports',
    title: 'Maple',
    clock: late,
    topic: 'hours',
    message: 'Closed.',
  },
]
const counts = { all: 3, late: 2, mine: 0, profiles: 1, photos: 0, claims: 0, reviews: 1, reports: 1 }
const show = (queue: Partial<Queue> = {}) =>
  render(
    <QueueView
      query={queueQuery.parse({})}
      queue={{ items, counts, page: 1, pageCount: 1, ...queue }}
      adminId={9}
      today="2026-11-24"
    />,
  )

test('an admin sees what is pending and overdue, and where to decide it', () => {
  show()
  expect(screen.getByText('2 late.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sunny' })).toHaveAttribute('href', '/admin/approvals/profile-changes/1')
  expect(screen.getByText('Opening hours, Phone')).toBeInTheDocument()
  expect(screen.getByText('4 stars: “Kind teachers.”')).toBeInTheDocument()
  expect(screen.getByText('The page, Hours: “Closed.”')).toBeInTheDocument()
  expect(screen.getAllByText('Late since Monday')).toHaveLength(2)
  expect(screen.queryByRole('checkbox', { name: 'Choose to accept: Maple' })).not.toBeInTheDocument()
})

test('an admin accepts safe items together, and reads what was not accepted and why', async () => {
  fetched.mockResolvedValue(
    mockFetchResult(200, { accepted: 1, refused: [{ item: 'review-2', sentence: 'Another admin has decided.' }] }),
  )
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: /Choose all/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Accept 2 chosen' }))
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Accept now' }))
  expect(await screen.findByText('1 not accepted: Harbor: Another admin has decided.')).toBeInTheDocument()
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body)).toEqual({
    items: [
      { subject: 'change', id: 1, version: '3' },
      { subject: 'review', id: 2, version: 'v' },
    ],
  })
  expect(router.refresh).toHaveBeenCalled()
})

test('a bulk decision can be undone before it is sent, and is sent by itself a little later', async () => {
  jest.useFakeTimers()
  try {
    fetched.mockResolvedValue(mockFetchResult(200, { accepted: 2, refused: [] }))
    show()
    fireEvent.click(screen.getByRole('checkbox', { name: /Choose all/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Accept 2 chosen' }))
    expect(screen.getByText('Accepting 2…')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    jest.advanceTimersByTime(60_000)
    expect(fetched).not.toHaveBeenCalled()
    expect(screen.getByRole('checkbox', { name: 'Choose to accept: Sunny' })).toBeChecked()
    fireEvent.click(screen.getByRole('button', { name: 'Accept 2 chosen' }))
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(fetched).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})

test('single keys move between rows and act on them; in a field, or when turned off, they do nothing', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { takenBy: 9 }))
  show()
  await userEvent.keyboard('jj')
  expect(screen.getByRole('link', { name: 'Harbor' })).toHaveFocus()
  await userEvent.keyboard('x')
  expect(screen.getByRole('checkbox', { name: 'Choose to accept: Harbor' })).toBeChecked()
  await userEvent.keyboard('ka')
  await waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe('/api/approvals/change-1/assignment'))
  await userEvent.click(screen.getByText('Keyboard'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Turn on keyboard shortcuts' }))
  await userEvent.keyboard('j')
  expect(screen.getByRole('link', { name: 'Harbor' })).not.toHaveFocus()
  expect(localStorage.getItem('approval-keys')).toBe('off')
})

test('an item that another admin has taken says so, and taking it over needs a confirmation', async () => {
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'Kim took this meanwhile.' }))
  const [first, second] = items as [QueueItem, QueueItem]
  show({
    items: [
      { ...first, takenBy: { id: 9, name: 'Alex' } },
      { ...second, takenBy: { id: 8, name: 'Kim Cole' } },
    ],
  })
  expect(screen.getByText('Taken by you')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Give back: Sunny' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take over from Kim Cole: Harbor' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body)).toEqual({ insteadOf: 8 })
})

test('an empty queue tells the admin so', () => {
  show({ items: [] })
  expect(screen.getByRole('heading', { name: 'Nothing to decide' })).toBeInTheDocument()
})

test('decided items are listed with the deciding admin and a link to their file', () => {
  const line = {
    action: 'review.accepted',
    details: {},
    subject: 'review',
    id: 2,
    at: new Date('2026-11-24T15:00:00Z'),
  } as const
  render(
    <DecidedView
      query={queueQuery.parse({ view: 'decided' })}
      counts={counts}
      decided={{
        items: [
          { ...line, line: '7', by: 'Alex Tester', title: 'Harbor' },
          { ...line, line: '6', by: null, title: null },
          {
            ...line,
            line: '5',
            action: 'profile.decided',
            details: { accepted: 2, rejected: 1 },
            by: null,
            title: 'Nest',
          },
        ],
        next: '6',
      }}
      now={new Date('2026-11-24T16:00:00Z')}
    />,
  )
  const list = within(screen.getByRole('list', { name: 'Past decisions' }))
  const [first, second] = list.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('link', { name: 'Harbor' })).toHaveAttribute(
    'href',
    '/admin/approvals/reviews/2',
  )
  expect(within(second as HTMLElement).getByText('Automatic')).toBeInTheDocument()
  expect(within(second as HTMLElement).getByText('No longer here')).toBeInTheDocument()
  expect(list.getByText('Profile change decided: 2 fields accepted, 1 field rejected')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/admin/approvals?view=decided&before=6')
})

import userEvent from '@testing-library/user-event'
import { DecideReportView } from '@/components/admin/reports/decide-report-view'
import { ReportedView } from '@/components/enrollment/conversations/reported-view'
import { DecideReviewView } from '@/components/reviews/decide-review-view'
import { HOLD_REASONS } from '@/lib/reviews/rules'
import type { QueuedReview } from '@/lib/reviews/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const router = { push: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
beforeEach(() => {
  for (const mock of [fetched, router.push]) mock.mockReset()
  fetched.mockResolvedValue(mockFetchResult(200, {}))
  globalThis.fetch = fetched
})
const sent = () => [fetched.mock.calls.at(-1)?.[0], JSON.parse(fetched.mock.calls.at(-1)?.[1]?.body)]

const NOW = new Date('2026-11-24T15:00:00Z')
const createdAt = new Date('2026-11-20T15:00:00Z')
const provider = { id: 'sunny-k3f9', name: 'Sunny' }
const review: QueuedReview = {
  id: 2,
  provider,
  authorId: 5,
  authorName: 'Dana M.',
  rating: 2,
  text: 'Call me at (407) 555-0100.',
  status: 'pending',
  experience: 'toured',
  relation: 'none',
  rejection: null,
  heldFor: ['contact-data'],
  answer: null,
  version: 'v1',
  reports: [],
  createdAt,
  editedAt: null,
}

test('an admin reads why a review is pending and rejects it with a reason from the public list', async () => {
  render(<DecideReviewView review={review} now={NOW} />)
  expect(screen.getByText('Sent Friday. Decide by Tuesday.')).toBeInTheDocument()
  expect(screen.getByText('It seems to have a phone number or an e-mail address in it.')).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: /Remove the provider/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Reject it' }))
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'contact_data')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/admin/approvals'))
  expect(sent()).toEqual(['/api/reviews/2/decision', { decision: 'reject', reason: 'contact_data', version: 'v1' }])
})

test('an admin reads the reasons in words that speak about the author, not to them', () => {
  render(<DecideReviewView review={{ ...review, heldFor: [...HOLD_REASONS] }} now={NOW} />)
  const reasons = within(
    screen.getByRole('heading', { name: 'Why we held it' }).parentElement as HTMLElement,
  ).getAllByRole('listitem')
  expect(reasons).toHaveLength(HOLD_REASONS.length)
  for (const { textContent } of reasons) expect(textContent).not.toMatch(/\byour?\b/i)
})

test('the time to decide about an edited review counts from the edit', () => {
  render(<DecideReviewView review={{ ...review, editedAt: new Date('2026-11-23T15:00:00Z') }} now={NOW} />)
  expect(screen.getByText('Sent Monday. Decide by Wednesday.')).toBeInTheDocument()
})

test('once the promised day is over, a review, a report and a conversation say that they are late', () => {
  const later = new Date('2026-11-26T15:00:00Z')
  render(<DecideReviewView review={review} now={later} />)
  expect(screen.getByText('Sent Friday. Late since Tuesday.')).toBeInTheDocument()
  const open = { id: 3, topic: 'hours', message: 'x', email: null, status: 'open', outcome: null, createdAt } as const
  render(
    <DecideReportView
      report={{ ...open, provider: { id: 7, name: 'Sunny', slug: 'sunny-k3f9' } }}
      userId={1}
      now={later}
    />,
  )
  expect(screen.getAllByText('Sent Friday. Late since Tuesday.')).toHaveLength(2)
  const report = { id: 1, reporterId: 5, reason: 'rude', note: '', createdAt, settledAt: null, outcome: null } as const
  render(<ReportedView reported={{ inquiryId: 4, caregiverId: 5, provider, reports: [report] }} now={later} />)
  expect(screen.getByText('Reported Friday. Late since Tuesday.')).toBeInTheDocument()
})

test("a reported provider response can be removed; a colleague's decision is shown", async () => {
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'This review has already been decided.' }))
  const reports = [{ reason: 'answer', note: 'It names my child.', createdAt }] as const
  const answer = { text: 'Thank you.', createdAt: new Date('2026-11-24T13:00:00Z') }
  render(<DecideReviewView review={{ ...review, status: 'published', answer, reports: [...reports] }} now={NOW} />)
  expect(screen.getByText(/breaks the guidelines \(Friday\): It names my child\./)).toBeInTheDocument()
  const reply = within(screen.getByRole('heading', { name: /^Reply/ })).getByRole('time')
  expect(reply).toHaveAttribute('datetime', answer.createdAt.toISOString())
  await userEvent.click(screen.getByRole('radio', { name: /Remove the provider/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText(/This review has already been decided/)).toBeInTheDocument()
})

test('a decided review is shown, and cannot be decided again', () => {
  render(<DecideReviewView review={{ ...review, status: 'hidden', rejection: 'off_topic' }} now={NOW} />)
  expect(screen.getByRole('status')).toHaveTextContent('This review was rejected. It isn’t about care')
  expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument()
})

test('an admin records the result of a report, and replies to a reporter who left an address', async () => {
  const report = {
    id: 3,
    topic: 'hours',
    message: 'They close at 5.',
    email: 'kim@home.test',
    status: 'open',
    outcome: null,
    createdAt,
    provider: { id: 7, name: 'Sunny', slug: 'sunny-k3f9' },
  } as const
  const { rerender } = render(<DecideReportView report={report} userId={1} now={NOW} />)
  expect(screen.getByRole('link', { name: 'Edit the provider' })).toHaveAttribute('href', '/admin/providers/7')
  await userEvent.click(screen.getByRole('radio', { name: 'We fixed it' }))
  await userEvent.type(screen.getByLabelText(/Message to the person who reported it/), 'Thank you.')
  await userEvent.click(screen.getByRole('button', { name: 'Close the report' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/admin/approvals'))
  expect(sent()).toEqual(['/api/reports/3/decision', { outcome: 'acted', answer: 'Thank you.' }])
  rerender(
    <DecideReportView report={{ ...report, email: null, status: 'done', outcome: 'acted' }} userId={1} now={NOW} />,
  )
  expect(screen.getByText('No address, so we can’t reply.')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('This report is closed: We fixed it.')
})

test('an admin closes the report of a conversation without reading it', async () => {
  const one = { reason: 'rude', note: 'They shout.', createdAt, settledAt: null, outcome: null } as const
  const reported = {
    inquiryId: 4,
    caregiverId: 5,
    provider,
    reports: [
      { ...one, id: 1, reporterId: 5 },
      { ...one, id: 2, reporterId: 6, note: '', settledAt: createdAt, outcome: 'acted' as const },
    ],
  }
  render(<ReportedView reported={reported} now={NOW} />)
  expect(screen.getByText(/not what they wrote to each other/)).toBeInTheDocument()
  expect(screen.getByText('The parent, Friday')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Nothing here breaks the terms' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close the reports' }))
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  expect(sent()).toEqual(['/api/inquiries/4/report/decision', { outcome: 'nothing_wrong', seen: createdAt.getTime() }])
})

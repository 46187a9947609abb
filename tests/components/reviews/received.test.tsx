import userEvent from '@testing-library/user-event'
import { GuidelinesView } from '@/components/reviews/guidelines-view'
import { ReceivedView } from '@/components/reviews/received-view'
import { ReportReviewView } from '@/components/reviews/report-view'
import type { ReceivedReview } from '@/lib/reviews/schema'
import { ReviewerRelation, ReviewRejection } from '@/prisma/generated/enums'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const router = { refresh: jest.fn(), push: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
beforeEach(() => {
  for (const mock of [fetched, router.refresh, router.push]) mock.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const now = new Date('2026-11-22T15:00:00Z')
const provider = { id: 'little-harbor-k3f9', name: 'Little Harbor Academy' }
const review = (change: Partial<ReceivedReview> = {}): ReceivedReview => ({
  id: 7,
  provider,
  authorName: 'Dana M.',
  rating: 3,
  text: 'Kind teachers, an old yard.',
  experience: 'toured',
  relation: 'toured',
  createdAt: '2026-11-20T15:00:00.000Z',
  answer: null,
  ...change,
})
const received = (reviews: ReceivedReview[], unanswered = reviews.length) => ({
  reviews,
  page: 1,
  hasMore: false,
  unanswered,
})

test('a provider reads reviews by parents, and responds below them', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { answered: true }))
  render(<ReceivedView userId={602} received={received([review()])} now={now} />)
  expect(screen.getByText('1 review has no reply yet.')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Reply in public'))
  await userEvent.type(screen.getByLabelText('Your reply'), 'The new yard comes in May.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  const put = { method: 'PUT', body: JSON.stringify({ text: 'The new yard comes in May.', version: null }) }
  expect(fetched).toHaveBeenCalledWith('/api/reviews/7/answer', expect.objectContaining(put))
})

test('the keyboard focus moves to the response once it is published, not to the top of the page', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { answered: true }))
  const { rerender } = render(<ReceivedView userId={602} received={received([review()])} now={now} />)
  await userEvent.click(screen.getByText('Reply in public'))
  await userEvent.type(screen.getByLabelText('Your reply'), 'The new yard comes in May.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  const answered = review({ answer: { text: 'The new yard comes in May.', createdAt: '2026-11-22T15:00:00.000Z' } })
  rerender(<ReceivedView userId={602} received={received([answered], 0)} now={now} />)
  await userEvent.tab()
  expect(screen.getByLabelText('Your reply')).toHaveFocus()
})

test('an existing response is shown, can be edited, and is withdrawn after a confirmation', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { answered: false }))
  const answered = review({ answer: { text: 'Thank you.', createdAt: '2026-11-21T15:00:00.000Z' } })
  render(<ReceivedView userId={602} received={received([answered], 0)} now={now} />)
  await userEvent.click(screen.getByText('Change your reply'))
  expect(screen.getByLabelText('Your reply')).toHaveValue('Thank you.')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw your reply' }))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(fetched).toHaveBeenCalledWith('/api/reviews/7/answer', expect.objectContaining({ method: 'DELETE' }))
})

test('a response that a colleague has published meanwhile is not overwritten, and what was typed stays', async () => {
  const sentence = 'Someone changed this reply.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  fetched.mockResolvedValueOnce(mockFetchResult(200, { answered: true }))
  const view = (answer: ReceivedReview['answer']) => (
    <ReceivedView userId={602} received={received([review({ answer })])} now={now} />
  )
  const { rerender } = render(view(null))
  await userEvent.click(screen.getByText('Reply in public'))
  await userEvent.type(screen.getByLabelText('Your reply'), 'The new yard comes in May.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  rerender(view({ text: 'Thank you.', createdAt: '2026-11-21T15:00:00.000Z' }))
  expect(screen.getByLabelText('Your reply')).toHaveValue('The new yard comes in May.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2))
  const bodies = fetched.mock.calls.map(([, { body }]) => JSON.parse(body))
  expect(bodies).toMatchObject([{ version: null }, { version: '2026-11-21T15:00:00.000Z' }])
})

test('a rejected response stays in its field', async () => {
  fetched.mockResolvedValue(mockFetchResult(404, { message: 'We can’t find this review.' }))
  render(<ReceivedView userId={602} received={received([review()])} now={now} />)
  await userEvent.click(screen.getByText('Reply in public'))
  await userEvent.type(screen.getByLabelText('Your reply'), 'Thank you.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish reply' }))
  expect(await screen.findByText(/We can’t find this review. We couldn’t send your reply/)).toBeInTheDocument()
  expect(screen.getByLabelText('Your reply')).toHaveValue('Thank you.')
})

test('a provider without reviews reads when there will be some', () => {
  const { rerender } = render(<ReceivedView userId={602} received={received([])} now={now} />)
  expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument()
  rerender(<ReceivedView userId={602} received={{ ...received([]), page: 9 }} now={now} />)
  expect(screen.getByRole('link', { name: 'Back to the newest' })).toBeInTheDocument()
})

test('a user who reports a review sees it, chooses a reason, and returns to the page', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { reported: true }))
  const shown = { id: 7, authorName: 'Dana M.', rating: 3, text: 'Kind teachers.', answer: null, provider }
  render(<ReportReviewView userId={603} review={shown} />)
  expect(screen.getByText('Kind teachers.')).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /provider’s reply/ })).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'It insults or threatens someone')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/provider/little-harbor-k3f9#reviews'))
  const post = { method: 'POST', body: JSON.stringify({ reason: 'abusive', note: '' }) }
  expect(fetched).toHaveBeenCalledWith('/api/reviews/7/report', expect.objectContaining(post))
})

test('the guidelines name every reason for which a review is not shown', () => {
  render(<GuidelinesView />)
  const t = translate('en', 'reviews.common')
  const choices = translate('en', 'reviews.choices')
  for (const reason of Object.values(ReviewRejection))
    expect(screen.getByText(choices(`rejections.${reason}`))).toBeInTheDocument()
  for (const known of Object.values(ReviewerRelation))
    expect(screen.getByText(new RegExp(`“${t(`relations.${known}`)}”`))).toBeInTheDocument()
})

test('a provider without reviews can look at their own page', () => {
  render(<ReceivedView userId={602} received={received([])} provider="otter-house" now={now} />)
  expect(screen.getByRole('link', { name: 'Look at your page' })).toHaveAttribute(
    'href',
    '/provider-profile-preview/otter-house',
  )
})

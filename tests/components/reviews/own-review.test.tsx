import userEvent from '@testing-library/user-event'
import { OwnReviewsView, OwnReviewView } from '@/components/reviews/own-reviews-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { OwnReview } from '@/lib/reviews/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  refresh.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const provider = { id: 'little-harbor-k3f9', name: 'Little Harbor Academy', isClosed: false, isOwn: false }
const names = { 'first-name': 'Dana M.', initials: 'D. M.' }
const own = (change: Partial<OwnReview> = {}): OwnReview => ({
  authorName: 'D. M.',
  rating: 2,
  text: 'Nobody was in the yard.',
  experience: 'enrolled_before',
  relation: 'none',
  status: 'published',
  heldFor: [],
  rejection: null,
  ...change,
})
const view = (review: OwnReview | null, change: Partial<typeof provider> = {}) => (
  <>
    <OwnReviewView userId={601} provider={{ ...provider, ...change }} own={review} names={names} />
    <Toaster />
  </>
)

test('a parent gives stars by keyboard, says how they know the provider, and reads that the review is pending', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { status: 'pending', heldFor: ['first-review'] }))
  render(view(null))
  screen.getByRole('radio', { name: '1 star' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await userEvent.selectOptions(screen.getByLabelText('How do you know this provider?'), 'Toured')
  await userEvent.type(screen.getByLabelText('Your review'), 'Kind teachers, calm rooms.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish review' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  const [path, { method, body }] = fetched.mock.calls[0] as [string, { method: string; body: string }]
  expect([path, method, JSON.parse(body)]).toEqual([
    '/api/reviews',
    'PUT',
    {
      rating: '4',
      experience: 'toured',
      text: 'Kind teachers, calm rooms.',
      nameStyle: 'first-name',
      daycareId: provider.id,
    },
  ])
  expect(screen.getByText('We’re checking your review')).toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

test('errors from the server are shown at their fields, and the input is there after a reload', async () => {
  const fields = { rating: 'Please choose 1 to 5 stars.' }
  fetched.mockResolvedValue(mockFetchResult(400, { message: fields.rating, fields }))
  const { unmount } = render(view(null))
  await userEvent.type(screen.getByLabelText('Your review'), 'Kind teachers.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish review' }))
  expect(await screen.findByText('Please choose 1 to 5 stars.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: '3 stars' }))
  unmount()
  render(view(null))
  expect(screen.getByLabelText('Your review')).toHaveValue('Kind teachers.')
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked()
})

test('without a connection a message says that nothing was sent and nothing is lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockRejectedValue(new TypeError('offline'))
  render(view(own()))
  await userEvent.click(screen.getByRole('button', { name: 'Send changes' }))
  expect(await screen.findByText(/We couldn’t send your review. What you typed is still here./)).toBeInTheDocument()
  expect(screen.getByLabelText('Your review')).toHaveValue('Nobody was in the yard.')
})

test.each([
  ['is published', {}, /^Your review is published/],
  [
    'waits, and why',
    { status: 'pending', heldFor: ['link'] },
    /checking your review.*Why: It seems to have a link in it/,
  ],
  [
    'was rejected, and why',
    { status: 'hidden', rejection: 'abusive' },
    /didn’t publish your review.*It insults or threatens/,
  ],
] as const)('its author reads that the review %s', (_, change, words) => {
  render(view(own({ ...change, heldFor: 'heldFor' in change ? [...change.heldFor] : [] })))
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(words)
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked()
  expect(screen.getByLabelText('Show my name as')).toHaveValue('initials')
})

test.each([
  ['E. R.', 'initials'],
  ['E.', 'initials'],
  ['Erin R.', 'first-name'],
])('after a change of the account’s name, %s stays as the parent chose it: %s', (authorName, style) => {
  render(view(own({ authorName })))
  expect(screen.getByLabelText('Show my name as')).toHaveValue(style)
})

test('a review is withdrawn after a confirmation', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { withdrawn: true }))
  const { rerender } = render(view(own()))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw your review' }))
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  const path = '/api/reviews?daycareId=little-harbor-k3f9'
  expect(fetched).toHaveBeenCalledWith(path, expect.objectContaining({ method: 'DELETE' }))
  rerender(view(null))
  expect(screen.getByLabelText('Your review').closest('[tabindex="-1"]')).toHaveFocus()
})

test('a manager of the provider, or a visitor of a closed one, reads why there is no form', () => {
  const { rerender } = render(view(null, { isOwn: true }))
  expect(screen.getByRole('heading', { name: 'You manage this provider' })).toBeInTheDocument()
  rerender(view(null, { isClosed: true }))
  expect(screen.getByRole('heading', { name: 'This provider has closed' })).toBeInTheDocument()
  expect(screen.queryByLabelText('Your review')).not.toBeInTheDocument()
})

test('a parent finds their reviews, and the status of each', () => {
  const line = { provider: { id: provider.id, name: provider.name }, rating: 2, text: 'Nobody was in the yard.' }
  const { rerender } = render(<OwnReviewsView reviews={[{ ...line, status: 'hidden' }]} />)
  const link = screen.getByRole('link', { name: /^Little Harbor Academy/ })
  expect(link).toHaveAttribute('href', '/provider/little-harbor-k3f9/review')
  expect(link).toHaveTextContent('Not published')
  rerender(<OwnReviewsView reviews={[]} />)
  expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument()
})

import { Hours } from '@/components/providers/detail/provider-facts'
import { Reviews } from '@/components/providers/detail/reviews/reviews'
import type { ReviewView } from '@/lib/providers/types'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { act, fireEvent, render, screen, within } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'

const now = new Date('2026-11-20T15:00:00Z')
const today = '2026-11-20'

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => jest.useRealTimers())

test('a parent sees seven days, Monday first, and whether it is open now', () => {
  render(<Hours provider={buildDetail()} today={today} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(screen.getByText('Open now, until 6:00 PM')).toBeInTheDocument()
  act(() => {
    jest.setSystemTime(new Date('2026-11-20T23:30:00Z'))
    jest.advanceTimersByTime(30_000)
  })
  expect(screen.getByText('Closed now, opens Monday at 6:30 AM')).toBeInTheDocument()
})

test('hours too old for a filter do not say what is open now, and show their date', () => {
  const old = { source: 'state_file' as const, sourceName: 'the state', confirmedOn: '2026-05-03' }
  render(<Hours provider={buildDetail({ facts: { hours: old } })} today={today} />)
  expect(screen.queryByText(/Open now|Closed now/)).not.toBeInTheDocument()
  expect(screen.getByText('Hours: the state, not confirmed since May 3')).toBeInTheDocument()
})

test('a parent sees seasonal hours below the week, and whether it is open then', async () => {
  const closed = { from: '11-16', to: '11-20', hours: [] }
  const summer = { from: '06-01', to: '08-10', hours: [{ weekday: 0, opensMinute: 420, closesMinute: 1020 }] }
  render(<Hours provider={buildDetail({ seasonalHours: [summer, closed] })} today={today} />)
  expect(screen.getByText('Jun 1 – Aug 10')).toBeInTheDocument()
  expect(screen.getByText('Mon 7:00 AM – 5:00 PM')).toBeInTheDocument()
  expect(screen.getByText('Nov 16 – Nov 20').closest('div')).toHaveTextContent('Closed')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Closed now, opens Monday at 6:30 AM')).toBeInTheDocument()
})

test('the page itself says nothing about now: it may be read days after it was rendered', () => {
  expect(renderToString(<Hours provider={buildDetail()} today={today} />)).not.toMatch(/now/i)
})

test('unknown hours, and a temporarily closed provider, are not called closed at this hour', () => {
  const { rerender } = render(<Hours provider={buildDetail({ hours: [] })} today={today} />)
  expect(screen.getByText('Contact for hours')).toBeInTheDocument()
  rerender(<Hours provider={buildDetail({ status: 'temporarily_closed' })} today={today} />)
  expect(screen.queryByText(/now/i)).not.toBeInTheDocument()
  rerender(<Hours provider={buildDetail({ status: 'closed' })} today={today} />)
  expect(screen.queryByRole('term')).not.toBeInTheDocument()
})

const review = (more: Partial<ReviewView> = {}): ReviewView => ({
  id: 7,
  authorName: 'Dana M.',
  rating: 5,
  text: 'They know my son by heart.',
  experience: null,
  relation: 'none',
  createdAt: '2026-10-30T15:00:00.000Z',
  editedAt: null,
  answer: null,
  ...more,
})

test('a review shows the author, the stars, its age, and what is known about the author', () => {
  render(<Reviews provider={buildDetail({ reviews: [review({ relation: 'enrolled' })], reviewCount: 1 })} now={now} />)
  expect(screen.getByRole('heading', { name: 'Dana M.' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '5 out of 5 stars' })).toBeInTheDocument()
  expect(screen.getByText('3 weeks ago')).toHaveAttribute('datetime', '2026-10-30T15:00:00.000Z')
  expect(screen.getByText('Enrollment confirmed by the provider')).toBeInTheDocument()
})

test('a review by an unverified author says so beside their own words', () => {
  const experienced = review({ experience: 'enrolled_now' })
  render(<Reviews provider={buildDetail({ reviews: [experienced], reviewCount: 1 })} now={now} />)
  expect(screen.getByRole('article').textContent).toBe(
    'Dana M.3 weeks agoEnrolled nowNot confirmedThey know my son by heart.Report',
  )
})

test("an edited review says so, and the provider's response is below it under its name", () => {
  const answer = { text: 'Thank you, Dana.', createdAt: '2026-11-18T15:00:00.000Z' }
  const changed = review({ editedAt: '2026-11-01T15:00:00.000Z', answer })
  render(<Reviews provider={buildDetail({ reviews: [changed], reviewCount: 1 })} now={now} />)
  expect(screen.getByText('3 weeks ago').parentElement).toHaveTextContent('3 weeks ago, edited')
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Reply from Little Harbor Academy 2 days ago')
  expect(screen.getByText('Thank you, Dana.')).toBeInTheDocument()
})

test('every review can be reported with a press that needs no JavaScript and that no crawler follows', () => {
  const { container } = render(<Reviews provider={buildDetail({ reviews: [review()], reviewCount: 1 })} now={now} />)
  const button = screen.getByRole('button', { name: 'Report the review by Dana M.' })
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['id', '7'])
  const form = container.querySelector('form')
  expect([form?.id, form?.getAttribute('action')]).toEqual([button.getAttribute('form'), '/report-review'])
})

test('a visitor reaches the form through the sign-in page, and a closed provider cannot be reviewed', () => {
  const { rerender } = render(<Reviews provider={buildDetail()} now={now} />)
  const link = screen.getByRole('link', { name: 'Write a review' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/signin\?next=.*%2Freview$/))
  rerender(<Reviews provider={buildDetail({ status: 'closed' })} now={now} />)
  expect(screen.queryByRole('link', { name: 'Write a review' })).not.toBeInTheDocument()
})

test('the age of a review is computed when it is read, not when the page was rendered', () => {
  const made = new Date('2026-10-31T15:00:00Z')
  const page = <Reviews provider={buildDetail({ reviews: [review()], reviewCount: 1 })} now={made} />
  expect(renderToString(page)).toContain('a day ago')
  render(page)
  expect(screen.getByText('3 weeks ago')).toBeInTheDocument()
})

test('a list of many reviews says how many are shown, and an empty one says what to do', () => {
  const { rerender } = render(
    <Reviews provider={buildDetail({ reviews: [review(), review({ id: 8, authorName: 'Luis R.' })] })} now={now} />,
  )
  expect(screen.getByText('The newest 2 of 31 reviews.')).toBeInTheDocument()
  rerender(<Reviews provider={buildDetail({ reviews: [], reviewCount: 0 })} now={now} />)
  expect(screen.getByText('No reviews available. Contact the provider for references.')).toBeInTheDocument()
})

test('on the tab, only the choice of order and the way to write a review come before the first review', () => {
  const reviews = [review(), review({ id: 8, authorName: 'Luis R.' })]
  const { container } = render(<Reviews provider={buildDetail({ reviews })} now={now} />)
  const text = container.textContent ?? ''
  expect(text).toMatch(/Write a reviewDana M\./)
  expect(text).toMatch(/ReportThe newest 2 of 31 reviews\.Review guidelines$/)
})

test('reviews can be put in order by their stars', () => {
  const reviews = [review({ rating: 4 }), review({ id: 8, authorName: 'Luis R.', rating: 5 })]
  render(<Reviews provider={buildDetail({ reviews, reviewCount: 2 })} now={now} />)
  const authors = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
  expect(authors()).toEqual(['Dana M.', 'Luis R.'])
  fireEvent.change(screen.getByLabelText('Sort reviews'), { target: { value: 'highest' } })
  expect(authors()).toEqual(['Luis R.', 'Dana M.'])
  fireEvent.change(screen.getByLabelText('Sort reviews'), { target: { value: 'lowest' } })
  expect(authors()).toEqual(['Dana M.', 'Luis R.'])
})

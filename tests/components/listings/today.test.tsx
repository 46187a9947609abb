import userEvent from '@testing-library/user-event'
import { replyLength, TodayView, type TodayViewProps } from '@/components/listings/dashboard/today'
import type { WaitingFamily } from '@/lib/enrollment/leads/schema'
import { buildChange, buildOwnProfile } from '@/tests/support/listings/own-profile-view'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const t = translate('en', 'listings.today')

const router = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})

const family = (overrides: Partial<WaitingFamily>): WaitingFamily => ({
  id: 4,
  family: 'Dana M.',
  subject: 'A place',
  stage: 'inquiry',
  happened: 'inquiry',
  childAgeMonths: 7,
  ageMonthsNow: 7,
  wantedStart: '2027-01',
  askedOn: '2026-11-22',
  lastAt: '2026-11-22T13:00:00.000Z',
  need: 'message',
  tour: null,
  lostReason: null,
  band: 'infant',
  waitingSince: null,
  nextStep: null,
  words: 'Is the place full time?',
  times: [],
  ...overrides,
})
const stamp = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: 'the provider', confirmedOn })
const room = { openingsFrom: null, waitlist: null, tuitionWeeklyCents: null, childrenPerAdult: null }
const profile = buildOwnProfile({
  ageBands: [
    { ...room, band: 'infant', openings: 2, tuitionWeeklyCents: 28_500, waitlist: 6 },
    { ...room, band: 'one', openings: 0 },
  ],
  facts: {
    openings: stamp('2026-11-15'),
    tuition: stamp('2026-09-02'),
    hours: stamp('2026-11-22'),
    contact: stamp('2026-06-01'),
  },
})
const NOTHING: TodayViewProps = {
  provider: profile.id,
  families: [],
  waiting: 0,
  tours: [],
  reply: null,
  invoices: 0,
  profile,
  today: '2026-11-22',
  now: new Date('2026-11-22T15:00:00Z'),
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test('a director sees which families are waiting and what each wants, and answers with one press', () => {
  const families = [
    family({ id: 4, need: 'tour', times: ['2026-12-01T10:00', '2026-12-02T10:00'] }),
    family({ id: 5, family: 'Luis R.', ageMonthsNow: 30, band: 'two' }),
    family({ id: 6, family: 'Grace O.', need: 'due', nextStep: { text: 'Offer the places', day: '2026-11-22' } }),
  ]
  render(<TodayView {...NOTHING} families={families} waiting={7} />)
  const list = part('7 families wait for you')
  expect(list.getByText('Asks for a tour: Tue, Dec 1, 10:00 AM or Wed, Dec 2, 10:00 AM')).toBeInTheDocument()
  expect(list.getByText('“Is the place full time?”')).toBeInTheDocument()
  expect(list.getByText('2 years, 6 months')).toBeInTheDocument()
  expect(list.getAllByText(/Infants, from January 2027/)).toHaveLength(2)
  expect(list.getByRole('link', { name: 'Pick a time: Dana M.' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/messages/4#tours',
  )
  expect(list.getByRole('link', { name: 'Reply: Luis R.' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/messages/5#reply',
  )
  expect(list.getByText('Next: Offer the places')).toBeInTheDocument()
  expect(list.getByRole('link', { name: 'See 4 more families' })).toHaveAttribute(
    'href',
    expect.stringContaining('need=today'),
  )
})

test('facts are listed oldest first with what happens next, and one press renews the date', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { confirmed: true }))
  render(<TodayView {...NOTHING} />)
  const still = part('Still right?')
  expect(still.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Contact.*Confirmed Jun 1. Families see “not confirmed since”/),
    expect.stringMatching(/^TuitionUnder 1: \$285Confirmed Sep 2. Leaves the price filter on Jan 1, 2027/),
    expect.stringMatching(/^OpeningsUnder 1: 2 · 1 year: full.*Families see “not confirmed” from Jan 15, 2027/),
    expect.stringMatching(/^Opening hoursMon – Fri 6:30 AM – 6:00 PM.*Confirmed today/),
  ])
  expect(still.queryByRole('button', { name: 'Still right: Opening hours' })).not.toBeInTheDocument()
  await userEvent.click(still.getByRole('button', { name: 'Still right: Tuition' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body)).toEqual({ providerId: profile.id, groups: ['tuition'] })
})

test('a fact that nobody stated says so, and where to add it', () => {
  render(<TodayView {...NOTHING} profile={buildOwnProfile()} />)
  expect(part('Still right?').getAllByText(/Not stated/)).toHaveLength(2)
  expect(part('Still right?').getByRole('link', { name: 'Add: Tuition' })).toHaveAttribute(
    'href',
    `/careprovider-dashboard?tab=profile&provider=${profile.id}#openings-and-tuition`,
  )
})

test('Today shows the day, the reply time and the rooms', () => {
  const tour = { inquiryId: 9, family: 'Priya S.', ageMonthsNow: 11, day: '2026-11-22', time: '4:15 PM' }
  const reply = { conversations: 19, percent: 94, medianMinutes: 220 }
  const { rerender } = render(<TodayView {...NOTHING} tours={[tour]} reply={reply} />)
  expect(part('Your day').getByText('4:15 PM')).toBeInTheDocument()
  expect(part('Your day').getByRole('link', { name: 'Tour: Priya S.' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/messages/9#tours',
  )
  expect(part('Your reply time').getByText('3 h 40 min')).toBeInTheDocument()
  expect(part('Your reply time').getByText(/Families read “Usually replies within 4 hours”/)).toBeInTheDocument()
  const rooms = part('Rooms')
  expect(rooms.getByText('2 free')).toBeInTheDocument()
  expect(rooms.getByText('full')).toBeInTheDocument()
  expect(rooms.getAllByRole('link', { name: /^Fill in: / })).toHaveLength(4)
  expect(rooms.getByText(/Waitlist: Under 1: 6\./)).toBeInTheDocument()
  rerender(<TodayView {...NOTHING} tours={[{ ...tour, day: '2026-11-24' }]} />)
  expect(part('Your day').getByText('No tours today.')).toBeInTheDocument()
  expect(part('Your day').getByText(/Next one Tuesday/)).toBeInTheDocument()
  expect(part('Your reply time').getByText(/once 5 of them/)).toBeInTheDocument()
})

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [220, '3 h 40 min'],
  [4_400, '3 days'],
])('%i minutes are read as %s', (minutes, text) => expect(replyLength(minutes, t)).toBe(text))

test('changes in review and invoices are one line each, and an empty day says so', () => {
  const { rerender } = render(<TodayView {...NOTHING} invoices={1} profile={{ ...profile, change: buildChange() }} />)
  expect(screen.getByText('Changes Pending Approval: About us')).toBeInTheDocument()
  expect(screen.getByText('You have an invoice to pay')).toBeInTheDocument()
  expect(part('No family waits for you').getByText('You’ve answered everyone.')).toBeInTheDocument()
  const rejected = buildChange({ status: 'decided', decisions: { aboutUs: { accepted: false, reason: 'Too short.' } } })
  rerender(<TodayView {...NOTHING} profile={{ ...profile, change: rejected }} />)
  expect(screen.getByText('We didn’t accept some of your changes')).toBeInTheDocument()
})

test('the front desk, which may not edit the page, sees families and tours only', () => {
  render(<TodayView {...NOTHING} profile={null} />)
  expect(screen.queryByRole('region', { name: 'Still right?' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Rooms' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Your day' })).toBeInTheDocument()
})

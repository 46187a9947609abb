import userEvent from '@testing-library/user-event'
import { TourLine, TourPanel } from '@/components/enrollment/tours/tour-panel'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { TourPanel as Panel, ShownTime, ShownTour } from '@/lib/enrollment/tours/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor } from '@/tests/support/setup/render'

const fetched = jest.fn()
const changed = jest.fn()
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(mockFetchResult(200, { status: 'accepted' }))
  changed.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const time = (change: Partial<ShownTime> = {}): ShownTime => ({
  at: '2026-11-24T15:00:00.000Z',
  local: '2026-11-24T10:00',
  isPast: false,
  conflict: null,
  ...change,
})
const tour = (change: Partial<ShownTour> = {}): ShownTour => ({
  id: 7,
  status: 'proposed',
  isYourProposal: false,
  isYourDecision: null,
  agreed: null,
  times: [time()],
  actions: ['accept', 'move', 'decline'],
  ...change,
})
const panel = (tours: ShownTour[], canPropose = false): Panel => ({
  timeZone: 'America/New_York',
  tours,
  canPropose,
  slots: [],
  range: { min: '2026-11-22T10:00', max: '2027-05-21T11:00' },
})
const show = (shown: Panel) => render(<TourPanel userId={1} inquiryId={3} panel={shown} onChanged={changed} />)
const sent = () => {
  const [path, { method, body }] = fetched.mock.calls[0] ?? []
  return [method, path, JSON.parse(body)]
}

test('the recipient accepts a proposed time, and reads about other plans at that time', async () => {
  show(panel([tour({ times: [time({ conflict: { who: 'provider', name: 'Heron Bend' } })] })]))
  expect(screen.getByText('You already have a tour at Heron Bend then.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Accept Tue, Nov 24, 10:00 AM' }))
  expect(sent()).toEqual(['PATCH', '/api/tours/7', { action: 'accept', startsAt: '2026-11-24T15:00:00.000Z' }])
  await waitFor(() => expect(changed).toHaveBeenCalled())
})

test('the sender of a proposal can withdraw it while it is pending; nobody can accept a past time', async () => {
  const { unmount } = show(panel([tour({ isYourProposal: true, actions: ['move', 'decline'] })]))
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(sent()).toEqual(['PATCH', '/api/tours/7', { action: 'decline' }])
  unmount()
  show(panel([tour({ times: [time({ isPast: true })] })]))
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
})

test('canceling an agreed tour asks for confirmation first, and its date can be added to a calendar', async () => {
  show(panel([tour({ status: 'accepted', agreed: time(), times: [], actions: ['move', 'decline'] })]))
  expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute('href', '/api/tours/7/calendar')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the tour' }))
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('button', { name: 'Cancel the tour' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the tour' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the tour' }))
  expect(sent()).toEqual(['PATCH', '/api/tours/7', { action: 'decline' }])
})

test("after a tour's time, both are asked whether it took place", async () => {
  show(panel([tour({ status: 'accepted', agreed: time({ isPast: true }), times: [], actions: ['done', 'missed'] })]))
  await userEvent.click(screen.getByRole('button', { name: 'Missed' }))
  expect(sent()).toEqual(['PATCH', '/api/tours/7', { action: 'missed' }])
})

test('times that the server rejects stay in their fields, with its message', async () => {
  const sentence = 'That time has passed. Please choose a later one.'
  fetched.mockResolvedValue(mockFetchResult(400, { message: sentence, fields: { times: sentence } }))
  const { unmount } = show(panel([], true))
  await userEvent.click(screen.getByText('Propose a tour'))
  const fill = () => fireEvent.input(screen.getByLabelText(/^First time/), { target: { value: '2026-11-22T09:00' } })
  fill()
  await userEvent.click(screen.getByRole('button', { name: 'Propose these times' }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByText(/What you chose is still here/).closest('[role=alert]')).toHaveTextContent(sentence)
  expect(sent()).toEqual(['POST', '/api/inquiries/3/tours', { times: ['2026-11-22T09:00'] }])
  unmount()
  show(panel([], true))
  expect(screen.getByLabelText(/^First time/)).toHaveValue('2026-11-22T09:00')
})

test("an error is shown in the server's words, and the tour is reloaded", async () => {
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'That time is no longer proposed.' }))
  show(panel([tour()]))
  render(<Toaster />)
  await userEvent.click(screen.getByRole('button', { name: /^Accept/ }))
  expect(await screen.findByText('That time is no longer proposed.')).toBeInTheDocument()
  expect(changed).toHaveBeenCalled()
})

test('past tours show their outcome, and can be corrected for a while', async () => {
  const over = [
    tour({ id: 1, status: 'declined', isYourDecision: false, times: [], actions: [] }),
    tour({ id: 2, status: 'missed', isYourDecision: true, agreed: time(), times: [], actions: ['done'] }),
  ]
  show(panel(over))
  expect(screen.getByText('They canceled')).toBeInTheDocument()
  expect(screen.getByText('You said it was missed')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'It took place' }))
  expect(sent()).toEqual(['PATCH', '/api/tours/2', { action: 'done' }])
})

test('nothing about tours is shown where none can be or was proposed', () => {
  expect(show(panel([])).container).toBeEmptyDOMElement()
})

test('a parent books an offered time; if it is taken in the meantime a message says so, and the times are reloaded', async () => {
  const slots = [{ at: '2026-11-24T15:00:00.000Z', day: '2026-11-24', time: '10:00 AM' }]
  show({ ...panel([], true), slots })
  await userEvent.click(screen.getByRole('button', { name: 'Book this tour' }))
  expect(screen.getByText('Please choose one of the times.')).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'Someone else just took that time.' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Tue, Nov 24, 10:00 AM' }))
  await userEvent.click(screen.getByRole('button', { name: 'Book this tour' }))
  expect(await screen.findByText(/Someone else just took that time/)).toBeInTheDocument()
  expect(sent()).toEqual(['POST', '/api/inquiries/3/tours/slot', { startsAt: '2026-11-24T15:00:00.000Z' }])
  expect(changed).toHaveBeenCalled()
})

test('the keyboard focus moves on in the tours when the pressed button is gone', async () => {
  const { rerender } = show(panel([tour()]))
  await userEvent.click(screen.getByRole('button', { name: 'Accept Tue, Nov 24, 10:00 AM' }))
  await waitFor(() => expect(changed).toHaveBeenCalled())
  const agreed = panel([tour({ status: 'accepted', agreed: time(), times: [], actions: ['move', 'decline'] })])
  rerender(<TourPanel userId={1} inquiryId={3} panel={agreed} onChanged={changed} />)
  expect(screen.getByRole('heading', { name: 'Tours' })).toHaveFocus()
})

test.each([
  ['Choose a tour time', tour()],
  ['Tour times sent, no choice yet', tour({ isYourProposal: true, status: 'moved' })],
  ['Tour on Tue, Nov 24, 10:00 AM', tour({ status: 'accepted', agreed: time() })],
  [
    'Did the tour on Tue, Nov 24, 10:00 AM take place?',
    tour({ status: 'accepted', agreed: time({ isPast: true }), actions: ['done', 'missed'] }),
  ],
])('above the messages one line says “%s” and leads to the tours', (name, shown) => {
  render(<TourLine panel={panel([shown])} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#tours')
})

import userEvent from '@testing-library/user-event'
import { FamilyCalendar } from '@/components/enrollment/calendar/calendar-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'

const push = jest.fn()
const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  for (const mock of [push, refresh, fetched]) mock.mockReset()
  fetched.mockResolvedValue(mockFetchResult(201, { id: 9 }))
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const TOUR: CalendarDate = {
  key: 'tour-7',
  kind: 'tour',
  day: '2026-11-24',
  time: '10:00 AM',
  endTime: null,
  title: 'Little Harbor',
  provider: null,
  note: '',
  isCancelled: false,
  event: null,
  path: '/caregiver-dashboard/messages/3',
  entryId: null,
}
const OWN: CalendarDate = {
  ...TOUR,
  key: 'own-5',
  kind: 'own',
  time: null,
  title: 'Vaccination',
  path: null,
  entryId: 5,
}
const show = (day = '2026-11-24', dates = [TOUR, OWN]) =>
  render(<FamilyCalendar userId={1} calendar={{ today: '2026-11-22', day, dates, upcoming: dates }} />)

test('a month shows each day, today and the number of entries, and links to every day without a script', () => {
  show()
  const month = screen.getByRole('table', { name: 'November 2026' })
  expect(within(month).getByRole('link', { name: 'Tuesday, Nov 24, 2 dates' })).toHaveAttribute('aria-current', 'true')
  expect(within(month).getByRole('link', { name: 'Sunday, Nov 22, today' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=calendar&day=2026-11-22',
  )
  expect(screen.getByRole('link', { name: 'Next month: December 2026' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=calendar&day=2026-12-24',
  )
})

test.each([
  ['ArrowRight', '2026-11-25'],
  ['ArrowUp', '2026-11-17'],
  ['PageDown', '2026-12-24'],
  ['Home', '2026-11-22'],
])('%s moves through the days', (key, day) => {
  show()
  fireEvent.keyDown(screen.getByRole('link', { name: /^Tuesday, Nov 24/ }), { key })
  expect(push).toHaveBeenCalledWith(`/caregiver-dashboard?tab=calendar&day=${day}`, { scroll: false })
})

test('only one day is a Tab stop, and other keys are left to the browser', () => {
  show()
  const days = within(screen.getByRole('table')).getAllByRole('link')
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  fireEvent.keyDown(days[0] as HTMLElement, { key: 'a' })
  fireEvent.keyDown(days[0] as HTMLElement, { key: 'ArrowLeft', altKey: true })
  expect(push).not.toHaveBeenCalled()
})

test('an entry is added on the chosen day, and rejected input stays', async () => {
  fetched.mockResolvedValue(mockFetchResult(400, { message: 'x', fields: { title: 'Please tell us what it is.' } }))
  show()
  await userEvent.click(screen.getByText('Add an entry'))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Please tell us what it is.')).toBeInTheDocument()
  fetched.mockResolvedValue(mockFetchResult(201, { id: 9 }))
  await userEvent.type(screen.getByLabelText('What is it?'), 'Dentist')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(JSON.parse(fetched.mock.calls.at(-1)?.[1].body)).toEqual({
    title: 'Dentist',
    day: '2026-11-24',
    startMinute: '',
  })
})

test('an own entry can be removed, a tour links to its conversation; a failure shows a message', async () => {
  show()
  render(<Toaster />)
  expect(screen.getAllByRole('link', { name: 'Little Harbor' })[0]).toHaveAttribute(
    'href',
    '/caregiver-dashboard/messages/3',
  )
  fetched.mockResolvedValueOnce(mockFetchResult(502, {}))
  const [button] = screen.getAllByRole('button', { name: 'Remove Vaccination' })
  await userEvent.click(button as HTMLElement)
  expect(await screen.findByText('We couldn’t remove it. Please try again.')).toBeInTheDocument()
  fetched.mockResolvedValue(mockFetchResult(200, { removed: true }))
  await userEvent.click(button as HTMLElement)
  await waitFor(() => expect(refresh).toHaveBeenCalled())
})

test('the focus stays in the calendar when an entry is removed', async () => {
  const { rerender, container } = show()
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove Vaccination' })[0] as HTMLElement)
  const dates = [TOUR]
  const calendar = { today: '2026-11-22', day: '2026-11-24', dates, upcoming: dates }
  rerender(<FamilyCalendar userId={1} calendar={calendar} />)
  expect(container.firstElementChild).toHaveFocus()
})

test('an unfinished entry moves to the newly chosen day, unless its date was edited', async () => {
  const { unmount } = show('2026-11-24')
  await userEvent.type(screen.getByLabelText('What is it?'), 'Dentist')
  unmount()
  const { unmount: leave } = show('2026-11-28')
  expect(screen.getByLabelText('What is it?')).toHaveValue('Dentist')
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-28')
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-12-02' } })
  leave()
  show('2026-11-30')
  expect(screen.getByLabelText('Day')).toHaveValue('2026-12-02')
})

test('an empty calendar says what it will show', () => {
  show('2026-11-22', [])
  expect(screen.getByText('Nothing on this day.')).toBeInTheDocument()
  expect(screen.getByText(/your tours, first and last days/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Today' })).not.toBeInTheDocument()
})

test("a provider's event is on its day with its note, is linked from the list of coming events, and says when it is canceled", () => {
  const trip = {
    ...TOUR,
    key: 'event-2',
    kind: 'field_trip' as const,
    title: 'To the zoo',
    provider: 'Little Harbor',
    endTime: '11:30 AM',
    note: 'Bring a hat.',
    path: null,
  }
  show('2026-11-24', [trip, { ...trip, key: 'event-3', title: 'To the lake', isCancelled: true }])
  expect(screen.getAllByText('Bring a hat.')).toHaveLength(2)
  expect(screen.getAllByText('10:00 AM to 11:30 AM')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'To the zoo' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard?tab=calendar&day=2026-11-24',
  )
  expect(screen.getAllByText('Canceled')).toHaveLength(2)
  expect(screen.queryByText('Change or cancel')).not.toBeInTheDocument()
})

import userEvent from '@testing-library/user-event'
import { ProviderCalendar } from '@/components/enrollment/calendar/provider-calendar'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { CalendarDate } from '@/lib/enrollment/calendar/schema'
import type { ShownEnrollment } from '@/lib/enrollment/enrollments/schema'
import type { EventSender, ShownEvent } from '@/lib/enrollment/events/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  refresh.mockReset()
  fetched.mockReset().mockResolvedValue(mockFetchResult(201, { id: 9 }))
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const enrolled = (id: number, startsOn: string): ShownEnrollment => ({
  id,
  status: 'enrolled',
  phase: 'present',
  startsOn,
  endsOn: null,
  today: '2026-11-22',
})
const HARBOR: EventSender = {
  id: 'harbor-k3f9',
  name: 'Little Harbor',
  timeZone: 'America/New_York',
  today: '2026-11-22',
  families: [
    { name: 'Dana M.', enrollment: enrolled(4, '2026-09-01') },
    { name: 'Kim C.', enrollment: enrolled(6, '2026-01-05') },
  ],
}
const EVENT: ShownEvent = {
  id: 5,
  kind: 'field_trip',
  title: 'To the zoo',
  note: 'Bring a hat.',
  day: '2026-11-24',
  startMinute: 540,
  endMinute: null,
  provider: { slug: HARBOR.id, name: HARBOR.name, timeZone: 'America/New_York' },
  isCancelled: false,
  sequence: 0,
  changedAt: new Date('2026-11-22'),
  enrollmentIds: [6],
}
const dated = (event: ShownEvent): CalendarDate => ({
  key: `event-${event.id}`,
  kind: event.kind,
  day: event.day,
  time: '9:00 AM',
  endTime: null,
  title: event.title,
  provider: event.provider.name,
  note: event.note,
  isCancelled: event.isCancelled,
  path: null,
  entryId: null,
  event,
})
type Shown = { roles?: string[]; senders?: EventSender[]; events?: ShownEvent[] }
function show({ roles = ['manager'], senders = [HARBOR], events = [EVENT] }: Shown = {}) {
  const dates = events.map(dated)
  render(
    <ProviderCalendar
      userId={1}
      roles={roles}
      senders={senders}
      calendar={{ today: '2026-11-22', day: '2026-11-24', dates, upcoming: [] }}
    />,
  )
  render(<Toaster />)
}
const sent = () => {
  const [path, { method, body }] = fetched.mock.calls.at(-1) ?? []
  return { path, method, body: body && JSON.parse(body) }
}

test('an event is sent to all enrolled families by default', async () => {
  show({ events: [] })
  fireEvent.change(screen.getByLabelText('What is it?'), { target: { value: 'Talk about Mia' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent()).toMatchObject({
    path: '/api/events',
    method: 'POST',
    body: { daycareId: HARBOR.id, kind: 'conference', title: 'Talk about Mia', day: '2026-11-24', enrollmentIds: null },
  })
})

test('an event is sent to the chosen families', async () => {
  show({ events: [] })
  fireEvent.change(screen.getByLabelText('Who is it for?'), { target: { value: 'chosen' } })
  fireEvent.click(screen.getByLabelText('Kim C., since Jan 5'))
  expect(screen.getByText(/^Eastern Time\. /)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(sent().body.enrollmentIds).toEqual(['6'])
})

test('rejected input shows an error at its field, and stays', async () => {
  const fields = { day: 'That day has passed. Please choose a later one.' }
  fetched.mockResolvedValue(mockFetchResult(400, { message: 'x', fields }))
  show({ events: [] })
  fireEvent.change(screen.getByLabelText('What is it?'), { target: { value: 'Zoo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(fields.day)).toBeInTheDocument()
  expect(screen.getByLabelText('What is it?')).toHaveValue('Zoo')
  expect(screen.getByLabelText('Day')).toHaveFocus()
})

test('an event shows its recipients, is edited with its values filled in, and is canceled', async () => {
  fetched.mockResolvedValue(mockFetchResult(200, { changed: false }))
  show()
  expect(screen.getByText('For Kim C.')).toBeInTheDocument()
  expect(screen.getAllByLabelText('Begins (optional)')[0]).toHaveValue('09:00')
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  expect(await screen.findByText('Nothing changed, so we notified no one.')).toBeInTheDocument()
  expect(sent()).toMatchObject({
    path: '/api/events/5',
    method: 'PUT',
    body: { title: 'To the zoo', enrollmentIds: ['6'], version: 0 },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this event: To the zoo' }))
  expect(await screen.findByText('Canceled. We’ve notified the families.')).toBeInTheDocument()
  expect(sent()).toMatchObject({ path: '/api/events/5', method: 'DELETE' })
})

test('when a colleague has changed an event meanwhile, a manager reads it, and both changes are in the form', async () => {
  const sentence = 'Someone changed this event since you opened it.'
  fetched.mockResolvedValue(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  const shown = (event: ShownEvent) => (
    <>
      <ProviderCalendar
        userId={1}
        roles={['manager']}
        senders={[HARBOR]}
        calendar={{ today: '2026-11-22', day: '2026-11-24', dates: [dated(event)], upcoming: [] }}
      />
      <Toaster />
    </>
  )
  const { rerender } = render(shown(EVENT))
  const edited = within(screen.getByRole('button', { name: 'Save change' }).closest('form') as HTMLElement)
  fireEvent.input(edited.getByLabelText('What is it?'), { target: { value: 'To the farm' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  expect(await screen.findByText('This was changed since you opened it.')).toBeInTheDocument()
  expect(refresh).toHaveBeenCalled()
  rerender(shown({ ...EVENT, sequence: 1, startMinute: 600, enrollmentIds: [4] }))
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(sent().body).toMatchObject({
    version: 1,
    title: 'To the farm',
    startMinute: '10:00',
    enrollmentIds: ['4'],
  })
})

test('a canceled or past event cannot be changed', () => {
  show({
    events: [
      { ...EVENT, isCancelled: true },
      { ...EVENT, id: 6, day: '2026-11-21' },
    ],
  })
  expect(screen.queryByRole('button', { name: 'Save change' })).not.toBeInTheDocument()
})

test('a user with several providers chooses one, with its own families', () => {
  show({ events: [], senders: [HARBOR, SPROUTS] })
  expect(screen.queryByLabelText('Lee P., since May 4')).not.toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Provider'), { target: { value: 'sprouts-a2b3' } })
  expect(screen.getByLabelText('Lee P., since May 4')).toBeInTheDocument()
})

const SPROUTS: EventSender = {
  ...HARBOR,
  id: 'sprouts-a2b3',
  name: 'Sunny Sprouts',
  families: [{ name: 'Lee P.', enrollment: enrolled(9, '2026-05-04') }],
}
const onDay = (day: string, provider?: string, senders = [HARBOR, SPROUTS]) => (
  <ProviderCalendar
    userId={1}
    provider={provider}
    roles={['manager']}
    senders={senders}
    calendar={{ today: '2026-11-22', day, dates: [], upcoming: [] }}
  />
)

test('choosing another day in the calendar moves an unfinished event; its provider, families and text stay', async () => {
  const { rerender, unmount } = render(onDay('2026-11-24'))
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Sunny Sprouts')
  await userEvent.type(screen.getByLabelText('What is it?'), 'Zoo')
  await userEvent.selectOptions(screen.getByLabelText('Who is it for?'), 'chosen')
  await userEvent.click(screen.getByLabelText('Lee P., since May 4'))
  rerender(onDay('2026-11-26'))
  expect(screen.getByLabelText('Provider')).toHaveValue(SPROUTS.id)
  expect(screen.getByLabelText('What is it?')).toHaveValue('Zoo')
  expect(screen.getByLabelText('Lee P., since May 4')).toBeChecked()
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-26')
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-12-03' } })
  unmount()
  render(onDay('2026-11-26'))
  expect(screen.getByLabelText('Day')).toHaveValue('2026-12-03')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent().body).toMatchObject({ daycareId: SPROUTS.id, title: 'Zoo', day: '2026-12-03', enrollmentIds: ['9'] })
  expect(sent().body).not.toHaveProperty('calendarDay')
  expect(screen.getByLabelText('Provider')).toHaveValue(SPROUTS.id)
  expect(screen.getByLabelText('Lee P., since May 4')).not.toBeChecked()
})

test('another provider clears the chosen families', async () => {
  const { unmount } = render(onDay('2026-11-24'))
  await userEvent.selectOptions(screen.getByLabelText('Who is it for?'), 'chosen')
  await userEvent.click(screen.getByLabelText('Kim C., since Jan 5'))
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Sunny Sprouts')
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Little Harbor')
  expect(screen.getByLabelText('Kim C., since Jan 5')).not.toBeChecked()
  unmount()
  render(onDay('2026-11-24'))
  expect(screen.getByLabelText('Kim C., since Jan 5')).not.toBeChecked()
})

test("a new event has the page's provider selected, or names the only possible one", () => {
  const { unmount } = render(onDay('2026-11-24', SPROUTS.id))
  expect(screen.getByLabelText('Provider')).toHaveValue(SPROUTS.id)
  expect(screen.getByLabelText('Lee P., since May 4')).toBeInTheDocument()
  unmount()
  render(onDay('2026-11-24', SPROUTS.id, [HARBOR, { ...SPROUTS, families: [] }]))
  expect(screen.getByLabelText('Provider')).toHaveDisplayValue('Little Harbor')
})

test('a user without an enrolled family, or without a provider, reads how to get one', () => {
  show({ senders: [{ ...HARBOR, families: [] }], events: [] })
  expect(screen.getByText(/No family is enrolled with Little Harbor yet/)).toBeInTheDocument()
  show({ roles: [], senders: [] })
  expect(screen.getByText(/Once you manage a provider/)).toBeInTheDocument()
})

test('the front desk sees the events, and cannot send or change any', () => {
  show({ roles: ['front_desk'], senders: [] })
  expect(screen.getByText('To the zoo')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Save change|Send it|Cancel/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Times when families can book tours' })).not.toBeInTheDocument()
})

test('a member of several providers stays with the chosen one on every day and link of the calendar', () => {
  render(
    <ProviderCalendar
      userId={1}
      provider="sunny-k3f9"
      roles={['manager']}
      senders={[]}
      calendar={{ today: '2026-11-22', day: '2026-12-24', dates: [], upcoming: [dated(EVENT)] }}
    />,
  )
  const own = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/careprovider-dashboard'))
  expect(own.length).toBeGreaterThan(30)
  for (const href of own) expect(href).toMatch(/[?&]provider=sunny-k3f9(&|$)/)
})

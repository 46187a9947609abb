import userEvent from '@testing-library/user-event'
import { LeadBoard } from '@/components/enrollment/leads/lead-board'
import { LeadList } from '@/components/enrollment/leads/lead-list'
import { LeadPanel } from '@/components/enrollment/leads/lead-panel'
import { Waitlist } from '@/components/enrollment/leads/leads-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import { STAGES, type Stage } from '@/lib/enrollment/leads/rules'
import { type Lead, leadsPageQuery } from '@/lib/enrollment/leads/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { createEvent, fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  refresh.mockReset()
  fetched.mockReset().mockResolvedValue(mockFetchResult(200, {}))
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const calls = () => fetched.mock.calls.map(([path, { method, body }]) => [method, path, body && JSON.parse(body)])

const TODAY = '2026-11-22'
const LEAD: Lead = {
  id: 3,
  family: 'Pat T.',
  subject: 'A place in January',
  stage: 'inquiry',
  happened: 'inquiry',
  childAgeMonths: 14,
  wantedStart: '2027-01',
  askedOn: TODAY,
  lastAt: '2026-11-22T15:00:00.000Z',
  need: 'message',
  tour: null,
  lostReason: null,
  band: 'one',
  waitingSince: null,
  nextStep: { text: 'Call back', day: '2026-11-24' },
}
const COUNTS = Object.fromEntries(STAGES.map((stage) => [stage, stage === 'inquiry' ? 1 : 0])) as Record<Stage, number>
const showList = (leads: Lead[], query: object = {}) =>
  render(
    <LeadList
      query={leadsPageQuery.parse(query)}
      counts={{ stages: COUNTS, needs: 1 }}
      page={{ leads, page: 1, hasMore: false }}
      today={TODAY}
      now={new Date(LEAD.lastAt)}
      hrefOf={(change) => `/?${JSON.stringify(change)}`}
    />,
  )
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a lead shows who sent it, their request and the next step, and links to the conversation', () => {
  showList([LEAD])
  const link = screen.getByRole('link', { name: /Pat T\..*New message.*A place in January/ })
  expect(link).toHaveAttribute('href', '/careprovider-dashboard/messages/3')
  expect(link).toHaveTextContent('Child: 14 months · Start: January 2027 · Next: Call back, Tuesday')
})

test("a lead is put on the waitlist with room and date, in a dialog that suggests the child's room", async () => {
  showList([LEAD])
  await press('Move Pat T.')
  await choose('Waitlist')
  expect(screen.getByRole('combobox', { name: 'Room' })).toHaveValue('one')
  await press('Move')
  expect(calls()).toEqual([['PUT', '/api/leads/3/stage', { stage: 'waitlist', band: 'one', waitingSince: TODAY }]])
  await waitFor(() => expect(refresh).toHaveBeenCalled())
})

test('missing input shows an error at its field, and the choices stay', async () => {
  const fields = { lostReason: 'Please choose a reason.' }
  fetched.mockResolvedValue(mockFetchResult(400, { message: 'x', fields }))
  showList([LEAD])
  await press('Move Pat T.')
  await choose('Lost')
  await press('Move')
  expect(await screen.findByText('Please choose a reason.')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Lost/ })).toBeChecked()
  expect(refresh).not.toHaveBeenCalled()
})

test('tours and places cannot be chosen by hand, and a family with a place cannot be moved', async () => {
  const { unmount } = showList([LEAD])
  await press('Move Pat T.')
  await screen.findByRole('radio', { name: /Inquiry/ })
  expect(screen.queryByRole('radio', { name: /^(Tour|Enrolled)/ })).not.toBeInTheDocument()
  unmount()
  showList([{ ...LEAD, stage: 'enrolled', happened: 'enrolled' }])
  expect(screen.queryByRole('button', { name: 'Move Pat T.' })).not.toBeInTheDocument()
})

test('when no lead needs attention, the page says so and links to all leads', () => {
  showList([], { need: 'today' })
  expect(screen.getByRole('heading', { name: 'Nothing needs you today' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show all families' })).toBeInTheDocument()
})

function showBoard(lead: Lead) {
  const columns = Object.fromEntries(STAGES.map((stage) => [stage, stage === lead.stage ? [lead] : []]))
  const hrefs = Object.fromEntries(STAGES.map((stage) => [stage, `/${stage}`]))
  render(
    <>
      <LeadBoard
        columns={columns as Record<Stage, Lead[]>}
        counts={{ ...COUNTS, inquiry: 0, [lead.stage]: 3 }}
        today={TODAY}
        hrefs={hrefs as Record<Stage, string>}
      />
      <Toaster />
    </>,
  )
}
function dropOn(column: string) {
  const target = screen.getByRole('heading', { name: new RegExp(column) })
  const event = createEvent.drop(target)
  Object.defineProperty(event, 'dataTransfer', { value: { getData: () => '3' } })
  fireEvent(target, event)
}

test('on the board a lead is moved with its button, and the rest of a column is one link away', async () => {
  showBoard(LEAD)
  expect(screen.getByRole('link', { name: '2 more' })).toHaveAttribute('href', '/inquiry')
  await press('Move Pat T.')
  await choose('Replied')
  await press('Move')
  expect(calls()).toEqual([['PUT', '/api/leads/3/stage', { stage: 'replied' }]])
})

test('dragging a lead to a column moves it; missing details are requested first', async () => {
  showBoard(LEAD)
  dropOn('Visited')
  await waitFor(() => expect(calls()).toEqual([['PUT', '/api/leads/3/stage', { stage: 'visited' }]]))
  dropOn('Lost')
  expect(await screen.findByRole('radio', { name: /Lost/ })).toBeChecked()
  expect(calls()).toHaveLength(1)
})

test('a lead dragged to the same column again starts there, whatever was chosen and canceled before', async () => {
  showBoard(LEAD)
  dropOn('Lost')
  await choose('Visited')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  dropOn('Lost')
  expect(await screen.findByRole('radio', { name: /Lost/ })).toBeChecked()
})

test('a lead dragged to a column that only events lead to does not move, and a message explains how to get there', async () => {
  showBoard(LEAD)
  dropOn('Tour')
  expect(await screen.findByText(/Propose times in the conversation/)).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})

test("a conversation shows the next step and notes; a user's own note is removed after a confirmation", async () => {
  const note = { id: 9, text: 'Likes the yard.', author: 'Rosa', createdAt: LEAD.lastAt, isYours: true }
  render(<LeadPanel userId={1} panel={{ lead: LEAD, notes: [note], today: TODAY }} now={LEAD.lastAt} />)
  await userEvent.click(screen.getByText('Notes (1)'))
  const notes = within(screen.getByRole('list', { name: 'Notes' }))
  await userEvent.click(notes.getByRole('button', { name: 'Remove' }))
  await userEvent.click(notes.getByRole('button', { name: 'Remove' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'Calls on Friday.')
  await press('Add note')
  await press('Done, nothing next')
  expect(calls()).toEqual([
    ['DELETE', '/api/leads/notes/9', undefined],
    ['POST', '/api/leads/3/notes', { text: 'Calls on Friday.' }],
    ['PUT', '/api/leads/3/next-step', { text: '', day: '', version: '2026-11-24 Call back' }],
  ])
})

test('a next step that a colleague has changed meanwhile is shown, and what was typed here stays', async () => {
  const sentence = 'Someone changed it.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  const view = (nextStep: Lead['nextStep']) => (
    <LeadPanel userId={1} panel={{ lead: { ...LEAD, nextStep }, notes: [], today: TODAY }} now={LEAD.lastAt} />
  )
  const { rerender } = render(view(LEAD.nextStep))
  const text = () => screen.getByRole('textbox', { name: 'What comes next?' })
  await userEvent.type(text(), ' at noon')
  await press('Save next step')
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  rerender(view({ text: 'Offer the place', day: '2026-11-25' }))
  expect(text()).toHaveValue('Call back at noon')
  await press('Save next step')
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  const typed = { text: 'Call back at noon', day: '2026-11-25' }
  expect(calls().map(([, , body]) => body)).toEqual([
    { ...typed, day: '2026-11-24', version: '2026-11-24 Call back' },
    { ...typed, version: '2026-11-25 Offer the place' },
  ])
})

test('a next step that a colleague has changed is not cleared, and one notice says so', async () => {
  const sentence = 'Someone changed it.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: sentence, fields: { version: sentence } }))
  render(
    <>
      <LeadPanel userId={1} panel={{ lead: LEAD, notes: [], today: TODAY }} now={LEAD.lastAt} />
      <Toaster />
    </>,
  )
  await press('Done, nothing next')
  expect(await screen.findByText('This was changed since you opened it.')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Done, nothing next' })).not.toHaveAttribute('aria-busy'),
  )
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

test('the focus stays in the panel when a next step is done and when a note is removed', async () => {
  const note = { id: 9, text: 'Likes the yard.', author: 'Rosa', createdAt: LEAD.lastAt, isYours: true }
  const view = (lead: Lead, notes: (typeof note)[]) => (
    <LeadPanel userId={1} panel={{ lead, notes, today: TODAY }} now={LEAD.lastAt} />
  )
  const { rerender } = render(view(LEAD, [note]))
  const heading = screen.getByRole('heading', { name: 'For your team only' })
  await press('Done, nothing next')
  rerender(view({ ...LEAD, nextStep: null }, [note]))
  expect(heading).toHaveFocus()
  await userEvent.click(screen.getByText('Notes (1)'))
  const notes = within(screen.getByRole('list', { name: 'Notes' }))
  await userEvent.click(notes.getByRole('button', { name: 'Remove' }))
  await userEvent.click(notes.getByRole('button', { name: 'Remove' }))
  rerender(view({ ...LEAD, nextStep: null }, []))
  expect(heading).toHaveFocus()
})

test('the waitlist shows who is next for each room, and the openings on the page', () => {
  const waiting = (id: number, family: string, waitingSince: string): Lead => ({
    ...LEAD,
    id,
    family,
    waitingSince,
    stage: 'waitlist',
  })
  const leads = [waiting(1, 'Ana B.', '2026-10-02'), waiting(2, 'Kim R.', '2026-11-01')]
  render(<Waitlist rooms={[{ band: 'one', openings: 0, leads }]} today={TODAY} />)
  expect(screen.getByText('2 families waiting. Full, according to your page.')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^1Ana B\.since Oct 2/),
    expect.stringMatching(/^2Kim R\.since Nov 1/),
  ])
})

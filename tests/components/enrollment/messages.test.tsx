import userEvent from '@testing-library/user-event'
import { ConversationView } from '@/components/enrollment/conversations/conversation-view'
import { MessagesPanel } from '@/components/enrollment/conversations/messages-panel'
import { RequestView } from '@/components/enrollment/conversations/request/request-view'
import { Toaster } from '@/components/ui/overlays/toasts'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import type { InquirySummary } from '@/lib/enrollment/inquiries/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  push.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const range = { min: '2026-11-22T10:00', max: '2027-05-21T11:00' }
const visits = { timeZone: 'America/New_York', tours: [], canPropose: false, slots: [], range }
const now = '2026-11-22T15:00:00.000Z'
const provider = { id: 'little-harbor-k3f9', name: 'Little Harbor Academy' }
const row = (id: number, unread: number): InquirySummary => ({
  id,
  with: `Provider ${id}`,
  about: `Provider ${id}`,
  subject: 'Two mornings',
  excerpt: 'Yes, come and see us.',
  isLastYours: false,
  lastAt: now,
  unread,
})
const page = (inquiries: InquirySummary[]) => ({ inquiries, page: 1, hasMore: false, unread: inquiries.length })
const inquiry = (change: Partial<ConversationWithEnrollments> = {}): ConversationWithEnrollments => ({
  visits,
  enrollment: { places: [], canConfirm: false, rooms: null, today: '2026-11-22' },
  hasNews: false,
  id: 7,
  with: provider.name,
  subject: 'Two mornings',
  provider,
  childAgeMonths: 14,
  wantedStart: '2027-01',
  standing: 'open',
  canWithdraw: false,
  isByMail: false,
  messages: [
    {
      id: 1,
      isYours: true,
      author: 'Dana M.',
      isByMail: false,
      attachments: [],
      text: 'Do you have a place?',
      createdAt: now,
      isRead: true,
    },
  ],
  ...change,
})

test('an unread message says "New" to a parent, and can be marked as read without opening it', async () => {
  const rows = [row(1, 1), row(2, 0)]
  fetched.mockImplementation((path: string) =>
    Promise.resolve(mockFetchResult(200, path.endsWith('read') ? { unread: 0 } : page([row(1, 0), row(2, 0)]))),
  )
  render(<MessagesPanel userId={601} side="caregiver" page={page(rows)} q={undefined} now={now} />)
  expect(screen.getAllByText('New')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Reply to Provider 2' })).toHaveAttribute(
    'href',
    '/caregiver-dashboard/messages/2#reply',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Read: Provider 1' }))
  await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument())
  expect(fetched).toHaveBeenCalledWith('/api/inquiries/1/read', expect.objectContaining({ method: 'POST' }))
})

test('a mark that the server rejects is undone, with a message', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  fetched.mockResolvedValue(mockFetchResult(500, { message: 'x' }))
  render(<MessagesPanel userId={602} side="caregiver" page={page([row(1, 1)])} q={undefined} now={now} />)
  render(<Toaster />)
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Read: Provider 1' }))
  expect(await screen.findByText('We couldn’t save that. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('New')).toBeInTheDocument()
})

test('without messages each side reads where they come from, and a search without results links back', () => {
  const { rerender } = render(<MessagesPanel userId={603} side="caregiver" page={page([])} q={undefined} now={now} />)
  expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Find care near you' })).toHaveAttribute('href', '/search')
  rerender(
    <MessagesPanel userId={603} side="careprovider" page={page([])} q={undefined} provider="otter-house" now={now} />,
  )
  expect(screen.getByRole('link', { name: 'Look at your page' })).toHaveAttribute(
    'href',
    '/provider-profile-preview/otter-house',
  )
  rerender(<MessagesPanel userId={603} side="careprovider" page={page([])} q="tour" now={now} />)
  expect(screen.getByRole('link', { name: 'Show all conversations' })).toHaveAttribute(
    'href',
    '/careprovider-dashboard/messages',
  )
})

test('an unsent reply stays in its field, even after a reload', async () => {
  fetched.mockResolvedValue(mockFetchResult(409, { message: 'They’re no longer taking messages from you.' }))
  const { unmount } = render(<ConversationView userId={604} side="caregiver" inquiry={inquiry()} now={now} />)
  expect(screen.getByText('Child’s age: 14 months · Care starts: January 2027')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Your message'), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/no longer taking messages.*What you typed is still here/)).toBeInTheDocument()
  unmount()
  render(<ConversationView userId={604} side="caregiver" inquiry={inquiry()} now={now} />)
  expect(screen.getByLabelText('Your message')).toHaveValue('Thank you')
})

test('a user who blocked a conversation cannot write and can unblock it', async () => {
  fetched.mockImplementation((_: string, { method }: { method: string }) =>
    Promise.resolve(mockFetchResult(200, method === 'DELETE' ? { blocked: false } : inquiry())),
  )
  render(<ConversationView userId={605} side="caregiver" inquiry={inquiry({ standing: 'blocked-by-you' })} now={now} />)
  expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument()
  await userEvent.click(screen.getByText('Report or block'))
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByLabelText('Your message')).toBeInTheDocument()
})

test('a report that cannot be sent says why, and is still there after a reload', async () => {
  const sentence = 'That’s too many reports for one day.'
  fetched.mockImplementation((path: string) =>
    Promise.resolve(
      path.endsWith('/report') ? mockFetchResult(429, { message: sentence }) : mockFetchResult(200, inquiry()),
    ),
  )
  const view = <ConversationView userId={612} side="caregiver" inquiry={inquiry()} now={now} />
  const { unmount } = render(view)
  await userEvent.click(screen.getByText('Report or block'))
  await userEvent.type(screen.getByRole('textbox', { name: /^In your own words/ }), 'They were rude.')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  expect(
    await screen.findByText(`${sentence} We couldn’t send your report. What you typed is still here.`),
  ).toBeVisible()
  unmount()
  render(view)
  await userEvent.click(screen.getByText('Report or block'))
  expect(screen.getByRole('textbox', { name: /^In your own words/ })).toHaveValue('They were rude.')
})

test('a request that nobody has answered can be withdrawn, and one that cannot be says why', async () => {
  const answered = 'They already answered, so you can’t withdraw this request anymore.'
  const refused = mockFetchResult(409, { message: answered })
  fetched.mockImplementation((_: string, { method }: { method: string }) =>
    Promise.resolve(method === 'DELETE' ? refused : mockFetchResult(200, inquiry({ canWithdraw: true }))),
  )
  render(<ConversationView userId={610} side="caregiver" inquiry={inquiry({ canWithdraw: true })} now={now} />)
  render(<Toaster />)
  await userEvent.click(screen.getAllByText('Withdraw this request')[0] as HTMLElement)
  const press = screen.getByRole('button', { name: 'Withdraw this request' })
  await userEvent.click(press)
  expect(await screen.findByText(answered)).toBeInTheDocument()
  expect(push).not.toHaveBeenCalled()
  fetched.mockResolvedValue(mockFetchResult(200, { withdrawn: true }))
  await userEvent.click(press)
  await waitFor(() => expect(push).toHaveBeenCalledWith('/caregiver-dashboard?tab=messages'))
})

test('an answered request offers no withdrawal', () => {
  render(<ConversationView userId={611} side="caregiver" inquiry={inquiry({ canWithdraw: false })} now={now} />)
  expect(screen.queryByText('Withdraw this request')).not.toBeInTheDocument()
})

test('a permanently closed provider cannot receive a request', () => {
  const contact = { phone: null, email: null, website: null }
  render(<RequestView provider={{ ...provider, isClosed: true }} otherWays={{ contact }} />)
  expect(screen.getByRole('heading', { name: 'This provider has closed' })).toBeInTheDocument()
  expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument()
  expect(screen.queryByText(/nobody would see your message/)).not.toBeInTheDocument()
})

test('when a provider does not reply here, a parent reads that before writing, with other ways to contact it', () => {
  const contact = { phone: '(407) 555-0123', email: null, website: 'javascript:alert(1)' }
  const nearby = [{ id: 'casa-amable-k3fb', name: 'Casa Amable' }]
  render(<RequestView provider={provider} otherWays={{ contact, nearby }} />)
  expect(screen.getByText('These providers nearby do answer:')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Casa Amable' })).toHaveAttribute('href', '/provider/casa-amable-k3fb')
  expect(screen.getByRole('heading', { name: 'They don’t answer messages here yet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '(407) 555-0123' })).toHaveAttribute('href', 'tel:+14075550123')
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument()
})

test('a provider’s thread is headed by the family, the child’s age and what they asked', () => {
  const talk = inquiry({ with: 'Dana M.', subject: 'A place in January', childAgeMonths: 16, wantedStart: '2027-01' })
  render(<ConversationView userId={620} side="careprovider" inquiry={talk} now={now} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Dana M., child aged 16 months' })).toBeInTheDocument()
  expect(screen.getByText('Asks: A place in January')).toBeInTheDocument()
  expect(screen.getByText('Care starts: January 2027')).toBeInTheDocument()
})

test('a parent reads the newest messages first; earlier ones are folded and the tours follow', () => {
  fetched.mockResolvedValue(mockFetchResult(200, { unread: 0 }))
  const messageOf = (id: number, isRead: boolean) =>
    inquiry().messages.map((message) => ({ ...message, id, isRead, isYours: false, text: `Text ${id}` }))
  const talk = (firstUnread: number) =>
    inquiry({
      visits: { ...visits, canPropose: true },
      messages: [1, 2, 3, 4, 5].flatMap((id) => messageOf(id, id < firstUnread)),
    })
  const shown = () => {
    const list = screen.getByRole('list', { name: 'Messages of this conversation' })
    return within(list)
      .getAllByText(/^Text/)
      .map(({ textContent }) => textContent)
  }
  const { unmount } = render(<ConversationView userId={624} side="caregiver" inquiry={talk(6)} now={now} />)
  expect(shown()).toEqual(['Text 4', 'Text 5'])
  expect(screen.getByText('3 earlier messages').closest('details')).not.toHaveAttribute('open')
  expect(screen.getByRole('link', { name: 'Propose a tour' })).toHaveAttribute('href', '#tours')
  const tours = screen.getByRole('heading', { name: 'Tours' })
  expect(tours).toHaveAttribute('id', 'tours')
  const isBefore = screen.getByText('Text 5').compareDocumentPosition(tours) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).toBeTruthy()
  unmount()
  render(<ConversationView userId={625} side="caregiver" inquiry={talk(2)} now={now} />)
  expect(shown()).toEqual(['Text 2', 'Text 3', 'Text 4', 'Text 5'])
})

test('a user who proposes tour times reads which time zone applies: the provider’s for a parent, its own for a provider', () => {
  const talk = inquiry({ visits: { ...visits, canPropose: true } })
  const { unmount } = render(<ConversationView userId={621} side="caregiver" inquiry={talk} now={now} />)
  expect(screen.getByText('Times are local to the provider.')).toBeInTheDocument()
  unmount()
  render(<ConversationView userId={622} side="careprovider" inquiry={talk} now={now} />)
  expect(screen.getByText('Your local time: Eastern Time.')).toBeInTheDocument()
  expect(screen.queryByText('Times are local to the provider.')).not.toBeInTheDocument()
})

import userEvent from '@testing-library/user-event'
import { Conversation } from '@/components/enrollment/conversations/conversation'
import { ConversationView } from '@/components/enrollment/conversations/conversation-view'
import { LeadPanel } from '@/components/enrollment/leads/lead-panel'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import type { Lead } from '@/lib/enrollment/leads/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  globalThis.fetch = fetched
})

const now = '2026-11-22T15:00:00.000Z'
const START: ConversationWithEnrollments = {
  visits: { timeZone: 'America/New_York', tours: [], canPropose: false, slots: [], range: { min: '', max: '' } },
  enrollment: { places: [], canConfirm: false, rooms: null, today: '2026-11-22' },
  hasNews: false,
  id: 7,
  with: 'Dana M.',
  subject: 'Two mornings',
  provider: { id: 'little-harbor-k3f9', name: 'Little Harbor Academy' },
  childAgeMonths: null,
  wantedStart: null,
  standing: 'open',
  canWithdraw: false,
  isByMail: false,
  messages: [],
}
const LEAD: Lead = {
  id: 7,
  family: 'Dana M.',
  subject: 'Two mornings',
  stage: 'inquiry',
  happened: 'inquiry',
  childAgeMonths: null,
  wantedStart: null,
  askedOn: '2026-11-22',
  lastAt: now,
  need: 'answer',
  tour: null,
  lostReason: null,
  band: null,
  waitingSince: null,
  nextStep: null,
}

test('on a provider’s phone the messages come before the panel about the lead, and a link leads to it', () => {
  const message = { isYours: false, author: 'Dana M.', isByMail: false, attachments: [], createdAt: now, isRead: true }
  const inquiry = { ...START, messages: [{ ...message, id: 1, text: 'Is Tuesday free?' }] }
  const aside = <LeadPanel userId={2} panel={{ lead: LEAD, notes: [], today: '2026-11-22' }} now={now} />
  render(<ConversationView userId={2} side="careprovider" inquiry={inquiry} now={now} sidePanel={aside} />)
  const panel = screen.getByRole('heading', { name: 'For your team only' })
  expect(screen.getByRole('link', { name: 'Stage, next step, notes' })).toHaveAttribute('href', `#${panel.id}`)
  const newest = screen.getByText('Is Tuesday free?')
  expect(newest.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('sending a message reloads the page, because it may move the lead', async () => {
  const sent = {
    id: 2,
    isYours: true,
    author: 'Rosa',
    isByMail: false,
    attachments: [],
    text: 'Yes, one.',
    createdAt: now,
    isRead: false,
  }
  fetched.mockImplementation(async (_path, { method } = { method: 'GET' }) =>
    method === 'POST' ? mockFetchResult(201, { id: 2 }) : mockFetchResult(200, { ...START, messages: [sent] }),
  )
  render(
    <>
      <LeadPanel userId={1} panel={{ lead: LEAD, notes: [], today: '2026-11-22' }} now={now} />
      <Conversation userId={1} side="careprovider" start={START} now={now} />
    </>,
  )
  expect(refresh).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Yes.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Yes, one.')).toBeInTheDocument()
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
})

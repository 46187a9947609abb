import { AnswerView, DeadLinkView } from '@/components/enrollment/conversations/answer-by-mail'
import { ConversationView } from '@/components/enrollment/conversations/conversation-view'
import { UnsubscribeView } from '@/components/notifications/unsubscribe-view'
import { render, screen } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
const now = '2026-11-22T15:00:00.000Z'
const provider = { id: 'little-harbor-k3f9', name: 'Little Harbor Academy' }
const message = {
  id: 1,
  isYours: false,
  isByMail: false,
  attachments: [],
  author: 'Dana M.',
  createdAt: now,
  isRead: false,
}
const request = {
  id: 7,
  subject: 'Two mornings',
  provider,
  parent: 'Dana M.',
  childAgeMonths: 14,
  wantedStart: null,
  messages: [{ ...message, text: 'Do you have a place?' }],
}
const visit = {
  agreed: null,
  times: [{ at: '2026-11-24T15:00:00.000Z', local: '2026-11-24T10:00' }],
  canDecline: true,
}

test('a recipient with the link reads the request and replies with a form that needs no script', () => {
  const { container } = render(<AnswerView token="7.1.x" request={request} visit={visit} isSent={false} now={now} />)
  expect(screen.getByRole('heading', { name: 'Two mornings' })).toBeInTheDocument()
  expect(screen.getByText('Child’s age: 14 months')).toBeInTheDocument()
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/api/inquiries/answer')
  expect(form?.elements.namedItem('token')).toHaveValue('7.1.x')
  expect(screen.getByRole('radio', { name: 'Tue, Nov 24, 10:00 AM' })).toHaveAttribute('value', visit.times[0]?.at)
  expect(screen.getByRole('radio', { name: 'Nothing for now' })).toBeChecked()
  expect(screen.getByRole('link', { name: `Claim ${provider.name}’s page` })).toHaveAttribute(
    'href',
    '/claim/little-harbor-k3f9',
  )
})

test('an agreed visit can be canceled, and without one the form does not mention it', () => {
  const agreed = { agreed: '2026-11-24T10:00', times: [], canDecline: true }
  const shared = { token: 'x', request, isSent: true, now }
  const { rerender } = render(<AnswerView {...shared} visit={agreed} />)
  expect(screen.getByRole('status')).toHaveTextContent('Your answer is on its way to the parent.')
  expect(screen.getByRole('radio', { name: 'Cancel the visit' })).not.toBeChecked()
  rerender(<AnswerView {...shared} visit={null} />)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('an expired link explains possible reasons, and shows nothing of any request', () => {
  render(<DeadLinkView />)
  expect(screen.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
})

test('a parent sees the origin of each reply by mail', () => {
  const range = { min: '2026-11-22T10:00', max: '2027-05-21T11:00' }
  const inquiry = {
    ...request,
    with: provider.name,
    standing: 'open' as const,
    canWithdraw: false,
    isByMail: true,
    hasNews: false,
    visits: { timeZone: 'America/New_York', tours: [], canPropose: false, slots: [], range },
    enrollment: { places: [], canConfirm: false, rooms: null, today: '2026-11-22' },
    messages: [{ ...message, isRead: true, author: provider.name, isByMail: true, text: 'Yes.' }],
  }
  render(<ConversationView userId={701} side="caregiver" inquiry={inquiry} now={now} />)
  expect(screen.getByText('by e-mail, page not claimed')).toBeInTheDocument()
  expect(screen.getByText(/Nobody has claimed Little Harbor Academy’s page yet/)).toBeInTheDocument()
})

test('an address without an account unsubscribes with one button, and is not sent to settings', () => {
  const { rerender } = render(<UnsubscribeView token="x" subscription={{ kind: null, isOn: true }} />)
  expect(screen.getByRole('button', { name: 'Stop these e-mails' })).toBeInTheDocument()
  rerender(<UnsubscribeView token="x" subscription={{ kind: null, isOn: false }} />)
  expect(screen.getByText('We won’t send parents’ requests to this e-mail address anymore.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

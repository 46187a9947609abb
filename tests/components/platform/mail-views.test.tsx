import { MailView, OutboxView } from '@/components/platform/mail-views'
import type { ShownMail } from '@/lib/platform/mail/types'
import { render, screen } from '@/tests/support/setup/render'

const mail: ShownMail = {
  id: 7,
  kind: 'reset-password',
  toEmail: 'dana@home.test',
  toName: 'Dana',
  subject: 'Choose a new password',
  status: 'queued',
  createdAt: new Date('2026-11-12T06:30:00Z'),
  text: 'Hello Dana,',
  attempts: 0,
  problem: null,
  usefulUntil: new Date('2026-11-15T06:30:00Z'),
}

test('each mail is shown with its recipient, time and status', () => {
  render(<OutboxView outbox={{ mails: [mail], count: 1, page: 1, pageCount: 1 }} />)
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/dev/mail/7')
  const line = screen.getByRole('list', { name: 'Mails' }).textContent
  for (const text of ['Dana <dana@home.test>', 'reset-password', 'Nov 12, 6:30 AM UTC', 'Waiting'])
    expect(line).toContain(text)
})

test('without mails the page says what sends one', () => {
  render(<OutboxView outbox={{ mails: [], count: 0, page: 1, pageCount: 1 }} />)
  expect(screen.getByRole('heading', { name: 'No mail yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
})

test('a mail is shown as text and in a frame that can only open its links', () => {
  render(<MailView mail={mail} />)
  const frame = screen.getByTitle('The mail "Choose a new password"')
  expect(frame).toHaveAttribute('src', '/dev/mail/7/html')
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  expect(screen.getByText('Hello Dana,')).toBeVisible()
})

test('a mail that failed for good shows the reason, and that its text was deleted', () => {
  render(<MailView mail={{ ...mail, status: 'failed', text: null, attempts: 2, problem: 'EENVELOPE 550' }} />)
  expect(screen.getByText('Given up')).toBeVisible()
  expect(screen.getByText('EENVELOPE 550')).toBeVisible()
  expect(screen.getByText(/no longer have this mail’s text/)).toBeVisible()
  expect(screen.queryByTitle(/The mail/)).toBeNull()
})

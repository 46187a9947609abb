import { layoutMail } from '@/lib/platform/mail/layout'
import { notificationMail } from './notify'

const site = { name: 'Our Site', url: 'https://care.example' }
const words = { title: 'Report about <b>Sunny</b>', text: 'It is about its hours.' }

test('a mail greets the recipient, says what happened, links to it, and says how to unsubscribe', () => {
  const { subject, text, html } = layoutMail(
    'en',
    notificationMail('en', 'Pat', words, '/provider/sunny-k3f9', false),
    site,
  )
  expect(subject).toBe('Report about <b>Sunny</b>')
  expect(text).toContain('Hello Pat,')
  expect(text).toContain('https://care.example/provider/sunny-k3f9')
  expect(text).toContain('You can turn it off in your settings.')
  expect(html).not.toContain('<b>Sunny')
})

test('a mail that is always sent does not mention unsubscribing', () => {
  const { text } = layoutMail('en', notificationMail('en', 'Pat', words, '/settings', true), site)
  expect(text).not.toContain('turn it off')
})

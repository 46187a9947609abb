import { layoutMail } from '@/lib/platform/mail/layout'
import { notificationMail } from './notify'

const site = { name: 'Our Site', url: 'https://care.example' }
const words = { title: 'Report about <b>Sunny</b>', text: 'It is about its hours.' }

test('a mail greets the person, says what happened, leads there, and says how to end such mails', () => {
  const { subject, text, html } = layoutMail(notificationMail('Pat', words, '/provider/sunny-k3f9', false), site)
  expect(subject).toBe('Report about <b>Sunny</b>')
  expect(text).toContain('Hello Pat,')
  expect(text).toContain('https://care.example/provider/sunny-k3f9')
  expect(text).toContain('Your settings on the site end it.')
  expect(html).not.toContain('<b>Sunny')
})

test('a mail that is always sent promises no way to end it', () => {
  expect(layoutMail(notificationMail('Pat', words, '/settings', true), site).text).not.toContain('end it')
})

import { layoutMail } from '@/lib/platform/mail/layout'
import { codeMail } from './code'

const words = {
  code: '012345',
  claimant: { name: 'Rosa Alvarez', email: 'rosa@home.test' },
  provider: { id: 'sunny-k3f9', name: 'Sunny Sprouts' },
}

test('who reads the mailbox on file learns who asks, the code, and what to do about a stranger', () => {
  const { subject, text } = layoutMail(codeMail(words))
  expect(subject).toContain('012345')
  expect(text).toMatch(/Rosa Alvarez \(rosa@home\.test\) says/)
  expect(text).toContain('012345')
  expect(text).toContain('works for 60 minutes')
  expect(text).toMatch(/give nobody this code/)
})

test('a claimant’s name runs nothing in the mail', () => {
  const claimant = { name: '<img src=x onerror=alert(1)>', email: 'x@y.test' }
  expect(layoutMail(codeMail({ ...words, claimant })).html).not.toContain('<img src=x')
})

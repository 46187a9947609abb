import { layoutMail } from '@/lib/platform/mail/layout'
import { codeMail } from './code'

const words = {
  code: '012345',
  claimant: { name: 'Rosa Alvarez', email: 'rosa@home.test' },
  provider: { id: 'sunny-k3f9', name: 'Sunny Sprouts' },
}

test('the mail names the claimant, the code, and what to do if they are a stranger', () => {
  const { subject, text } = layoutMail('en', codeMail('en', words))
  expect(subject).toContain('012345')
  expect(text).toMatch(/Rosa Alvarez \(rosa@home\.test\) says/)
  expect(text).toContain('012345')
  expect(text).toContain('works for 60 minutes')
  expect(text).toMatch(/don’t share this code/)
})

test('a claimant’s name is escaped in the mail', () => {
  const claimant = { name: '<img src=x onerror=alert(1)>', email: 'x@y.test' }
  expect(layoutMail('en', codeMail('en', { ...words, claimant })).html).not.toContain('<img src=x')
})

import { SITE } from '@/lib/platform/site'
import * as mails from './email-change-mails'

const token = 'abcdefghijklmnopqrstuv'
const asking = [mails.leaveAddressMail('Pat', 'pat@work.test', token), mails.joinAddressMail('Pat', token)]
const telling = [mails.addressTakenMail('Pat'), mails.addressChangedMail('Pat', 'pat@work.test')]

test.each([...asking, ...telling])('$kind greets the person, says what happened and what to do', (mail) => {
  expect(mail.subject.length).toBeLessThan(60)
  expect(mail.paragraphs[0]).toBe('Hello Pat,')
  expect(mail.paragraphs.join(' ')).toContain(SITE.name)
  expect(mail.after?.join(' ')).toMatch(/If (it was not you|you asked for nothing)/)
})

test.each(asking)(
  '$kind leads to the page that asks once more, and says how long the link works',
  ({ button, after }) => {
    expect(button?.path).toBe(`/change-email#token=${token}`)
    expect(after?.[0]).toContain('60 minutes')
  },
)

test.each(telling)('$kind holds no secret', (mail) => {
  expect(JSON.stringify(mail)).not.toContain('token')
})

test('the owner of the address of today reads which one shall take its place', () => {
  expect(asking[0]?.paragraphs.join(' ')).toContain('pat@work.test')
})

import { SITE } from '@/lib/platform/site'
import * as mails from './mails'

const token = 'abcdefghijklmnopqrstuv'
const all = [
  mails.verifyEmailMail('Pat', token),
  mails.alreadyThereMail('Pat'),
  mails.resetPasswordMail('Pat', token),
  mails.welcomeAdminMail('Pat', token),
  mails.passwordChangedMail('Pat'),
  mails.secondFactorMail('Pat', true),
  mails.secondFactorMail('Pat', false),
  mails.newDeviceMail('Pat', 'Firefox on Linux'),
]

test.each(all)('$kind greets the person, says what happened and what to do', ({ subject, paragraphs, button }) => {
  expect(subject.length).toBeLessThan(60)
  expect(paragraphs[0]).toBe('Hello Pat,')
  expect(`${subject} ${paragraphs.join(' ')}`).toContain(SITE.name)
  expect(button?.path).toMatch(/^\//)
})

test('a link holds its secret, and the mail says how long it works and what to do if it was somebody else', () => {
  for (const mail of [mails.verifyEmailMail('Pat', token), mails.resetPasswordMail('Pat', token)]) {
    expect(mail.button?.path).toContain(`token=${token}`)
    expect(mail.after?.join(' ')).toMatch(/60 minutes.*If (you did not|it was not you)/)
  }
})

test('a mail about something that happened holds no secret', () => {
  for (const mail of [
    mails.alreadyThereMail('Pat'),
    mails.passwordChangedMail('Pat'),
    mails.secondFactorMail('Pat', false),
    mails.newDeviceMail('Pat', 'Firefox on Linux'),
  ])
    expect(JSON.stringify(mail)).not.toContain('token')
})

test.each([
  [true, 'turned on'],
  [false, 'turned off'],
])('whoever reads of their second factor learns which way it was turned', (isOn, words) => {
  const { subject, paragraphs } = mails.secondFactorMail('Pat', isOn)
  expect(subject).toBe(`Your second factor was ${words}`)
  expect(paragraphs.join(' ')).toContain(`was ${words} just now`)
})

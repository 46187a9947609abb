import { SITE } from '@/lib/platform/config/site'
import * as mails from './emails'
import { SUSPENSION_REASONS, SUSPENSION_WORDS } from './rules/account'

describe('mails', () => {
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
})

describe('email change mails', () => {
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
})

describe('status mails', () => {
  const all = [
    mails.accountDeletedMail('Pat', new Date('2026-12-06T10:00:00Z')),
    mails.accountKeptMail('Pat'),
    mails.suspendedMail('Pat'),
    mails.suspendedMail('Pat', 'spam'),
    mails.reinstatedMail('Pat'),
    mails.roleChangedMail('Pat', 'careprovider'),
  ]

  test.each(all)('$kind greets the person, says what happened and whom to write to', (mail) => {
    expect(mail.subject.length).toBeLessThan(60)
    expect(mail.paragraphs[0]).toBe('Hello Pat,')
    expect(mail.paragraphs.join(' ')).toContain(SITE.name)
    expect(mail.after?.join(' ')).toContain(SITE.supportEmail)
    expect(JSON.stringify(mail)).not.toContain('token')
  })

  test('whoever deletes their account reads the day, the days left and how to keep it', () => {
    const { subject, paragraphs, button } = mails.accountDeletedMail('Pat', new Date('2026-12-06T10:00:00Z'))
    expect(subject).toBe('Your account will be erased on December 6, 2026')
    expect(paragraphs.join(' ')).toMatch(/14 days.*"Keep my account"/)
    expect(button?.path).toBe('/signin')
  })

  test.each([
    ['caregiver', 'a parent'],
    ['careprovider', 'a provider'],
    ['admin', 'an admin'],
  ] as const)('whose role is %s now reads that they are %s', (role, words) => {
    expect(mails.roleChangedMail('Pat', role).paragraphs.join(' ')).toContain(`you are ${words} there now`)
  })

  test.each(SUSPENSION_REASONS)('whoever is suspended for "%s" reads why, and whom to write to', (reason) => {
    const { paragraphs, after } = mails.suspendedMail('Pat', reason)
    expect(paragraphs.at(-1)).toBe(`The reason: ${SUSPENSION_WORDS[reason].told}`)
    expect(after?.join(' ')).toContain('To object, write to')
  })
})

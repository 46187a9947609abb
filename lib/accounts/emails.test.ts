import { SITE } from '@/lib/platform/config/site'
import * as mails from './emails'
import { SUSPENSION_REASONS } from './rules/account'

const pat = { firstName: 'Pat', locale: 'en' }

describe('mails', () => {
  const token = 'abcdefghijklmnopqrstuv'
  const all = [
    mails.verifyEmailMail(pat, token),
    mails.accountExistsMail(pat),
    mails.resetPasswordMail(pat, token),
    mails.welcomeAdminMail(pat, token),
    mails.passwordChangedMail(pat),
    mails.secondFactorMail(pat, true),
    mails.secondFactorMail(pat, false),
    mails.newDeviceMail(pat, 'Firefox on Linux'),
  ]

  test.each(all)(
    '$kind greets the person, explains what happened and what to do',
    ({ subject, paragraphs, button }) => {
      expect(subject.length).toBeLessThan(60)
      expect(paragraphs[0]).toBe('Hello Pat,')
      expect(`${subject} ${paragraphs.join(' ')}`).toContain(SITE.name)
      expect(button?.path).toMatch(/^\//)
    },
  )

  test('a mail with a link contains its token, states its lifetime and what to do if you did not request it', () => {
    for (const mail of [mails.verifyEmailMail(pat, token), mails.resetPasswordMail(pat, token)]) {
      expect(mail.button?.path).toContain(`token=${token}`)
      expect(mail.after?.join(' ')).toMatch(/60 minutes.*If (you didn’t|it wasn’t you)/)
    }
  })

  test('a mail that only notifies contains no token', () => {
    for (const mail of [
      mails.accountExistsMail(pat),
      mails.passwordChangedMail(pat),
      mails.secondFactorMail(pat, false),
      mails.newDeviceMail(pat, 'Firefox on Linux'),
    ])
      expect(JSON.stringify(mail)).not.toContain('token')
  })

  test.each([
    [true, 'turned on'],
    [false, 'turned off'],
  ])('the second-factor notice states whether it was turned on or off', (isOn, words) => {
    const { subject, paragraphs } = mails.secondFactorMail(pat, isOn)
    expect(subject).toBe(`Two-step verification was ${words}`)
    expect(paragraphs.join(' ')).toContain(`was just ${words}`)
  })
})

describe('email change mails', () => {
  const token = 'abcdefghijklmnopqrstuv'
  const confirmations = [
    mails.confirmOldAddressMail(pat, 'pat@work.test', token),
    mails.confirmNewAddressMail(pat, token),
  ]
  const notices = [mails.addressTakenMail(pat), mails.addressChangedMail(pat, 'pat@work.test')]

  test.each([...confirmations, ...notices])(
    '$kind greets the person, explains what happened and what to do',
    (mail) => {
      expect(mail.subject.length).toBeLessThan(60)
      expect(mail.paragraphs[0]).toBe('Hello Pat,')
      expect(mail.paragraphs.join(' ')).toContain(SITE.name)
      expect(mail.after?.join(' ')).toMatch(/If (it wasn’t you|you didn’t ask for this)/)
    },
  )

  test.each(confirmations)(
    '$kind links to the confirmation page and states how long the link works',
    ({ button, after }) => {
      expect(button?.path).toBe(`/change-email#token=${token}`)
      expect(after?.[0]).toContain('60 minutes')
    },
  )

  test.each(notices)('$kind contains no token', (mail) => {
    expect(JSON.stringify(mail)).not.toContain('token')
  })

  test('the mail to the current address contains the new one', () => {
    expect(confirmations[0]?.paragraphs.join(' ')).toContain('pat@work.test')
  })
})

describe('status mails', () => {
  const all = [
    mails.accountDeletedMail(pat, new Date('2026-12-06T10:00:00Z')),
    mails.accountRestoredMail(pat, []),
    mails.suspendedMail(pat),
    mails.suspendedMail(pat, 'spam'),
    mails.reinstatedMail(pat, []),
    mails.roleChangedMail(pat, 'careprovider'),
  ]

  test.each(all)('$kind greets the recipient, explains what happened and whom to contact', (mail) => {
    expect(mail.subject.length).toBeLessThan(60)
    expect(mail.paragraphs[0]).toBe('Hello Pat,')
    expect(mail.paragraphs.join(' ')).toContain(SITE.name)
    expect(mail.after?.join(' ')).toContain(SITE.supportEmail)
    expect(JSON.stringify(mail)).not.toContain('token')
  })

  test('the deletion notice states the day, the days left and how to restore the account', () => {
    // 9 PM on December 6 in the site's time zone.
    const { subject, paragraphs, button } = mails.accountDeletedMail(pat, new Date('2026-12-07T02:00:00Z'))
    expect(subject).toBe('We’ll erase your account on December 6, 2026')
    expect(paragraphs.join(' ')).toMatch(/14 days.*“Keep my account”/)
    expect(button?.path).toBe('/signin')
  })

  test.each([
    ['caregiver', 'a parent'],
    ['careprovider', 'a provider'],
    ['admin', 'an admin'],
  ] as const)('after a change to the role %s, the mail says "%s"', (role, words) => {
    expect(mails.roleChangedMail(pat, role).paragraphs.join(' ')).toContain(`you’re now ${words} there`)
  })

  test('a person who keeps the account reads which card plans do not renew', () => {
    expect(mails.accountRestoredMail(pat, ['Sunny', 'Maple Lane']).paragraphs.at(-1)).toBe(
      'Plan renewal by card is off for Sunny and Maple Lane. You can turn it back on in Billing.',
    )
  })

  test.each(SUSPENSION_REASONS)('a suspension for "%s" states the reason and whom to contact', (reason) => {
    const { paragraphs, after } = mails.suspendedMail(pat, reason)
    expect(paragraphs.at(-1)).toMatch(/^Why: .*\.$/)
    expect(after?.join(' ')).toContain('To object, write to')
  })
})

test('every mail is in the language of its reader', () => {
  const ana = { firstName: 'Ana', locale: 'es-US' }
  const { subject, paragraphs } = mails.accountDeletedMail(ana, new Date('2026-12-06T10:00:00Z'))
  expect(subject).toBe('Borraremos su cuenta el 6 de diciembre de 2026')
  expect(paragraphs[0]).toBe('Hola, Ana:')
  expect(mails.newDeviceMail(ana, 'Firefox on Linux').paragraphs[1]).toContain('Firefox en Linux')
})

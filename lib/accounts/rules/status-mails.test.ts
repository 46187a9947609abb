import { SITE } from '@/lib/platform/site'
import * as mails from './status-mails'
import { SUSPENSION_REASONS, SUSPENSION_WORDS } from './suspension'

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

import { layoutMail } from '@/lib/platform/mail/layout'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { translate } from '@/tests/support/setup/translate'
import { invitationMail } from './commands'

const invitation = { inviter: 'Rosa', provider: 'Sunny Sprouts', role: 'editor', token: 'A'.repeat(22) } as const

test('the invitation names the inviter, the role, and how long the link works', () => {
  const { subject, text } = layoutMail('en', invitationMail('en', invitation))
  expect(subject).toContain('Sunny Sprouts')
  expect(text).toMatch(/Rosa invited you to .* as an editor of Sunny Sprouts/)
  expect(text).toContain(`/provider-invitation#token=${'A'.repeat(22)}`)
  expect(text).toContain('once, for 7 days')
})

test('the invitation describes the permissions of the role', () => {
  for (const role of Object.values(ProviderPersonRole))
    expect(layoutMail('en', invitationMail('en', { ...invitation, role })).text).toContain(
      translate('en', 'listings.roles')(`may.${role}`),
    )
})

test('a line break in a provider’s name cannot inject a mail header', () => {
  expect(
    layoutMail('en', invitationMail('en', { ...invitation, provider: 'Sunny\r\nBcc: x@y.test' })).subject,
  ).not.toMatch(/[\r\n]/)
})

test('the invitation is also written in Spanish', () => {
  const { subject, text } = layoutMail('es-US', invitationMail('es-US', invitation))
  expect(subject).toBe('Le invitan a ayudar a Sunny Sprouts a responder a las familias')
  expect(text).toContain('con la función de editor de Sunny Sprouts')
})

import { layoutMail } from '@/lib/platform/mail/layout'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { invitationMail } from './commands'
import { ROLE_TEXTS } from './rules'

const invitation = { inviter: 'Rosa', provider: 'Sunny Sprouts', role: 'editor', token: 'A'.repeat(22) } as const

test('the invitation names the inviter, the role, and how long the link works', () => {
  const { subject, text } = layoutMail(invitationMail(invitation))
  expect(subject).toContain('Sunny Sprouts')
  expect(text).toMatch(/Rosa invited you to .* as an editor of Sunny Sprouts/)
  expect(text).toContain(`/provider-invitation#token=${'A'.repeat(22)}`)
  expect(text).toContain('once, for 7 days')
})

test('the invitation describes the permissions of the role', () => {
  for (const role of Object.values(ProviderPersonRole))
    expect(layoutMail(invitationMail({ ...invitation, role })).text).toContain(ROLE_TEXTS[role].may)
})

test('a line break in a provider’s name cannot inject a mail header', () => {
  expect(layoutMail(invitationMail({ ...invitation, provider: 'Sunny\r\nBcc: x@y.test' })).subject).not.toMatch(
    /[\r\n]/,
  )
})

import { layoutMail } from '@/lib/platform/mail/layout'
import { ProviderPersonRole } from '@/prisma/generated/enums'
import { invitationMail } from './commands'
import { ROLE_WORDS } from './rules'

const invitation = { inviter: 'Rosa', provider: 'Sunny Sprouts', role: 'editor', token: 'A'.repeat(22) } as const

test('whoever is invited reads who asks, for what, and until when the link works', () => {
  const { subject, text } = layoutMail(invitationMail(invitation))
  expect(subject).toContain('Sunny Sprouts')
  expect(text).toMatch(/Rosa invites you .* as an editor of Sunny Sprouts/)
  expect(text).toContain(`/provider-invitation#token=${'A'.repeat(22)}`)
  expect(text).toContain('once, for 7 days')
})

test('each role says what its people may do', () => {
  for (const role of Object.values(ProviderPersonRole))
    expect(layoutMail(invitationMail({ ...invitation, role })).text).toContain(ROLE_WORDS[role].may)
})

test('a provider’s name with a line break adds no header to the mail', () => {
  expect(layoutMail(invitationMail({ ...invitation, provider: 'Sunny\r\nBcc: x@y.test' })).subject).not.toMatch(
    /[\r\n]/,
  )
})

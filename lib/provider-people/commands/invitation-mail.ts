import type { MailWords } from '@/lib/platform/mail/words'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { INVITATION_DAYS } from '../rules/limits'
import { ROLE_WORDS } from '../rules/role-words'

type Invitation = { inviter: string; provider: string; role: ProviderPersonRole; token: string }

/** The same for who has an account and who has none, so that inviting tells nobody who has one. */
export function invitationMail({ inviter, provider, role, token }: Invitation): MailWords {
  const { as, may } = ROLE_WORDS[role]
  return {
    subject: `You are invited to help ${provider} answer families`,
    paragraphs: [
      'Hello,',
      `${inviter} invites you to ${SITE.name} as ${as} of ${provider}.`,
      may,
      'Press the button and sign in with a provider account, or create one: it is free.',
    ],
    button: { label: 'See the invitation', path: routes.providerInvitation({ token }) },
    after: [
      `The link works once, for ${INVITATION_DAYS} days.`,
      'If you do not know what this is about, ignore this mail: without the button nothing happens.',
    ],
  }
}

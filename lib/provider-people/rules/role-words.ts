import type { ProviderPersonRole } from '@/prisma/generated/enums'

/** On screen and in mails. */
export const ROLE_WORDS: Record<ProviderPersonRole, { name: string; as: string; may: string }> = {
  manager: {
    name: 'Manager',
    as: 'a manager',
    may: 'Does everything: answers families, edits the page, invites and removes people, sees billing.',
  },
  editor: { name: 'Editor', as: 'an editor', may: 'Answers families, edits the page, and sees its numbers.' },
  front_desk: {
    name: 'Front desk',
    as: 'the front desk',
    may: 'Answers families and follows their requests, and changes nothing else.',
  },
}

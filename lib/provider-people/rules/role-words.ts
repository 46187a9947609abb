import type { ProviderPersonRole } from '@/prisma/generated/enums'

/** On screen and in mails. */
export const ROLE_WORDS: Record<ProviderPersonRole, { name: string; as: string; may: string }> = {
  manager: {
    name: 'Manager',
    as: 'a manager',
    may: 'Does everything: answers families, edits the page, invites and removes people, sees billing.',
  },
  editor: { name: 'Editor', as: 'an editor', may: 'Answers families and edits the page.' },
  front_desk: { name: 'Front desk', as: 'the front desk', may: 'Answers families, and changes nothing else.' },
}

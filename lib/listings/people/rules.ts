import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { mayAct, type ProviderAct } from '../policy'

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

/**
 * The provider that a page is about: the one asked for by `?provider=` (a public id), else the first for which they may do what the page is
 * for, else the first. Null where nobody's is managed, or the one asked for is not among them.
 */
export function chooseProvider<Provider extends { id: string; role: string }>(
  managed: readonly Provider[],
  asked: string | string[] | undefined,
  act: ProviderAct,
): Provider | null {
  const [wanted] = [asked].flat()
  const found = wanted ? managed.find(({ id }) => id === wanted) : managed.find(({ role }) => mayAct(role, act))
  return found ?? (wanted ? null : (managed[0] ?? null))
}

/** People and open invitations of one provider. */
export const MOST_PEOPLE = 40
export const INVITATION_DAYS = 7
/** Mails that one person has sent to addresses they typed. */
export const INVITING_RATE = { max: 20, windowSeconds: 86_400 } as const
/** Links that one person tries. */
export const JOINING_RATE = { max: 20, windowSeconds: 1_800 } as const

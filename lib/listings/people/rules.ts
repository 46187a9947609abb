import { codeFromPublicId } from '@/lib/providers/rules/names'
import { mayAct, type ProviderAct } from '../policy'

/**
 * The provider a page shows: the one requested by `?provider=` (its current or a former public id), else the first for which
 * the user has the page's permission, else the first. Null when there is none, or when the requested one is not among them.
 */
export function chooseProvider<Provider extends { id: string; role: string }>(
  managed: readonly Provider[],
  requested: string | string[] | undefined,
  act: ProviderAct,
): Provider | null {
  const [wanted] = [requested].flat()
  // The name in a public id changes with the provider's; its code does not.
  const code = wanted ? codeFromPublicId(wanted) : null
  const isWanted = ({ id }: Provider) => id === wanted || (code !== null && codeFromPublicId(id) === code)
  const found = wanted ? managed.find(isWanted) : managed.find(({ role }) => mayAct(role, act))
  return found ?? (wanted ? null : (managed[0] ?? null))
}

/** People and open invitations of one provider. */
export const MAX_PEOPLE = 40
export const INVITATION_DAYS = 7
/** Invitations sent by one person. */
export const INVITING_RATE = { max: 20, windowSeconds: 86_400 } as const
/** Invitation links tried by one person. */
export const JOINING_RATE = { max: 20, windowSeconds: 1_800 } as const

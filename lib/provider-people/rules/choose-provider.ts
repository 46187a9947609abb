import { mayAct, type ProviderAct } from '../policy'

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

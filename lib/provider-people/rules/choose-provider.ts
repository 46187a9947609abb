/**
 * The provider that a page is about: the one asked for by `?provider=` (a public id), else the first. Null where nobody's is managed, or
 * the one asked for is not among them.
 */
export function chooseProvider<Provider extends { id: string }>(
  managed: readonly Provider[],
  asked: string | string[] | undefined,
): Provider | null {
  const [wanted] = [asked].flat()
  if (!wanted) return managed[0] ?? null
  return managed.find(({ id }) => id === wanted) ?? null
}

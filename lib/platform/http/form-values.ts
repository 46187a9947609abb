type Merged<Typed> = { typed: Typed; disputed: (keyof Typed)[] }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What one person typed and what somebody else changed meanwhile, both begun from `base`: what only one of them touched is taken over. Where
 * both did, the own stays; those are `disputed`.
 */
export function mergeTyped<Typed extends object>(base: Typed, mine: Typed, theirs: Typed): Merged<Typed> {
  const names = Object.keys(theirs) as (keyof Typed)[]
  const changed = names.filter((name) => !isSame(base[name], theirs[name]))
  const disputed = changed.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]))
  const taken = changed.filter((name) => !disputed.includes(name))
  return { typed: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }, disputed }
}

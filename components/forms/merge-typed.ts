type Merged<Typed> = { typed: Typed; conflicts: (keyof Typed)[] }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges what a user typed with what someone else saved in the meantime, both starting from `base`. Fields changed on one side only are
 * taken from that side. Fields changed on both sides stay as typed and are listed in `conflicts`.
 */
export function mergeTyped<Typed extends object>(base: Typed, mine: Typed, theirs: Typed): Merged<Typed> {
  const names = Object.keys({ ...base, ...theirs }) as (keyof Typed)[]
  const changed = names.filter((name) => !isSame(base[name], theirs[name]))
  const conflicts = changed.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]))
  const taken = changed.filter((name) => !conflicts.includes(name))
  return { typed: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }, conflicts }
}

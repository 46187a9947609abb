import { isSameValue } from '@/lib/profiles/rules/values'
import type { EditTyped } from '../schema/edit'

type Typed = Omit<EditTyped, 'reason'>
type Merged = { typed: Typed; disputed: (keyof Typed)[] }

/**
 * What one admin typed and what somebody else changed meanwhile, both begun from `base`: what only one of them touched is taken over. Where
 * both did, the own stays; those are `disputed`.
 */
export function mergeTyped(base: Typed, mine: Typed, theirs: Typed): Merged {
  const names = Object.keys(theirs) as (keyof Typed)[]
  const changed = names.filter((name) => !isSameValue(base[name], theirs[name]))
  const disputed = changed.filter(
    (name) => !isSameValue(base[name], mine[name]) && !isSameValue(mine[name], theirs[name]),
  )
  const taken = changed.filter((name) => !disputed.includes(name))
  return { typed: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }, disputed }
}

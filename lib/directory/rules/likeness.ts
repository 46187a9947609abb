import { type Comparable, matchOf } from '@/lib/imports/rules/match-provider'
import type { Match } from '@/lib/imports/types/rows'

/** How surely two stored providers are one, by the imports' ladder, which is climbed from both sides; null when nothing speaks for it. */
export function likenessOf(one: Comparable, other: Comparable): Match | null {
  const [there, back] = [matchOf(one, other), matchOf(other, one)]
  return (there?.percent ?? 0) >= (back?.percent ?? 0) ? there : back
}

import type { Weights } from '../catalogue'
import type { Counted } from '../types'
import { isSure, type Match, matchOf } from './score'

type Comparable = { id: string; name: string; criteria: readonly Counted[] }
export type Ranked<One> = { one: One; match: Match }

/**
 * The best match first. Those of whom too little is known come after all others: their score would be of luck. Equal ones by how much is
 * known, then by name.
 */
export function rank<One extends Comparable>(all: readonly One[], weights: Weights): Ranked<One>[] {
  return all
    .map((one) => ({ one, match: matchOf(one.criteria, weights) }))
    .toSorted(
      (a, b) =>
        Number(isSure(b.match)) - Number(isSure(a.match)) ||
        (b.match.score ?? -1) - (a.match.score ?? -1) ||
        b.match.knownShare - a.match.knownShare ||
        compareTexts(a.one.name, b.one.name) ||
        compareTexts(a.one.id, b.one.id),
    )
}

/** The same on the server and in every browser, whatever its language. */
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

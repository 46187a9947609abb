import type { AsideCode, Match } from '../types/rows'
import { SURE } from './match-provider'

export type Found<Provider> = { provider: Provider; match: Match }

export type Decision<Provider> =
  /** Left aside by an earlier run, and nobody has decided since. */
  | { action: 'wait'; code: AsideCode; reason: string }
  | { action: 'add' }
  | { action: 'merge'; found: Found<Provider> }
  | { action: 'aside'; code: AsideCode; reason: string; found: Found<Provider>[] }

/** Two providers that fit this much alike are too close to choose between. Percent. */
const MARGIN = 5
/** An organisation's phone may lead to dozens; nobody looks at more. */
const MOST_SHOWN = 10

/**
 * New when nothing speaks for anybody, merged when one provider fits surely and better than every other, else left aside:
 * to merge two places is worse than to ask, and so is a second page for one.
 */
export function decideMatch<Provider>(candidates: readonly Found<Provider>[]): Decision<Provider> {
  const found = candidates.toSorted((a, b) => b.match.percent - a.match.percent)
  const [best, second] = found
  if (!best) return { action: 'add' }
  const shown = found.slice(0, MOST_SHOWN)
  const rivals = found.filter(({ match }) => match.percent > best.match.percent - MARGIN)
  if (second && rivals.length > 1)
    return {
      action: 'aside',
      code: 'several',
      reason: `${rivals.length} providers fit alike. ${best.match.reason}`,
      found: shown,
    }
  if (best.match.percent >= SURE) return { action: 'merge', found: best }
  return { action: 'aside', code: best.match.rule, reason: best.match.reason, found: shown }
}

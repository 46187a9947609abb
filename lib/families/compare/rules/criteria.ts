import type { Counted } from '../schema'

/** The criteria that favorites are compared by, in display order. Codes are stored. */
export const CRITERIA = [
  { code: 'ages', label: 'Ages' },
  { code: 'openings', label: 'Openings' },
  { code: 'price', label: 'Price' },
  { code: 'hours', label: 'Hours' },
  { code: 'area', label: 'Area' },
  { code: 'amenities', label: 'Amenities' },
  { code: 'activities', label: 'Activities' },
  { code: 'license', label: 'License' },
] as const

export type Criterion = (typeof CRITERIA)[number]['code']

/** How much weight a criterion has. */
export const WEIGHTS = [
  { weight: 0, label: 'Leave out' },
  { weight: 1, label: 'Nice to have' },
  { weight: 2, label: 'Important' },
  { weight: 4, label: 'Most important' },
] as const
export const DEFAULT_WEIGHT = 2

export type Weights = Partial<Record<Criterion, number>>

/** Only this many of the newest favorites are compared. */
export const MAX_COMPARED = 30

/** The label for a score; limits and wording come from the specification. */
export const BANDS = [
  { code: 'excellent', from: 80, label: 'Excellent Match', tone: 'mint' },
  { code: 'good', from: 60, label: 'Good Match', tone: 'sun' },
  { code: 'partial', from: 0, label: 'Partial Match', tone: 'coral' },
] as const

/** The first in a ranking is labeled the best match from this score on. */
export const BEST_MATCH_MIN_SCORE = 60

export function bandOf(score: number): (typeof BANDS)[number] {
  return BANDS.find(({ from }) => score >= from) ?? BANDS[2]
}

// docs/rooms/families.md#comparison describes the formula.

/** `score` is 0 to 100 and based only on known facts; null if none are known. `knownShare` is 0 to 100: how much of the total weight is known. */
export type Match = { score: number | null; knownShare: number }

/** Below this known share, a score is not reliable enough to compare. */
export const MIN_KNOWN_SHARE = 50

export const weightOf = (weights: Weights, criterion: Criterion) => weights[criterion] ?? DEFAULT_WEIGHT

export function matchOf(judged: readonly Counted[], weights: Weights): Match {
  let [total, known, matched] = [0, 0, 0]
  // In catalogue order, so that floating-point sums do not depend on the order of the input.
  for (const { code } of CRITERIA)
    for (const one of judged) {
      if (one.criterion !== code || one.asked === 0) continue
      const weight = weightOf(weights, code)
      total += weight
      known += (weight * one.known) / one.asked
      matched += (weight * one.matched) / one.asked
    }
  return {
    score: known === 0 ? null : Math.round((100 * matched) / known),
    knownShare: total === 0 ? 0 : Math.round((100 * known) / total),
  }
}

/** Whether enough is known for the score to be compared. */
export function isReliable({ score, knownShare }: Match): boolean {
  return score !== null && knownShare >= MIN_KNOWN_SHARE
}

type Comparable = { id: string; name: string; criteria: readonly Counted[] }
export type Ranked<One> = { one: One; match: Match }

/** Best match first. Providers with too little known come last, since their score is mostly chance. Ties: by known share, then by name. */
export function rank<One extends Comparable>(all: readonly One[], weights: Weights): Ranked<One>[] {
  return all
    .map((one) => ({ one, match: matchOf(one.criteria, weights) }))
    .toSorted(
      (a, b) =>
        Number(isReliable(b.match)) - Number(isReliable(a.match)) ||
        (b.match.score ?? -1) - (a.match.score ?? -1) ||
        b.match.knownShare - a.match.knownShare ||
        compareTexts(a.one.name, b.one.name) ||
        compareTexts(a.one.id, b.one.id),
    )
}

/** Gives the same order on the server and in every browser, whatever its locale. */
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

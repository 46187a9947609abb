import type { Counted } from '../schema'

/** What favorites are compared by, in the order in which it is shown. Codes are stored. */
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

/** How much a criterion counts. */
export const WEIGHTS = [
  { weight: 0, label: 'Leave out' },
  { weight: 1, label: 'Nice to have' },
  { weight: 2, label: 'Important' },
  { weight: 4, label: 'Most important' },
] as const
export const DEFAULT_WEIGHT = 2

export type Weights = Partial<Record<Criterion, number>>

/** The newest favorites that are compared. */
export const MOST_COMPARED = 30

/** How a score is called; the specification's limits and words. */
export const BANDS = [
  { code: 'excellent', from: 80, label: 'Excellent Match', tone: 'mint' },
  { code: 'good', from: 60, label: 'Good Match', tone: 'sun' },
  { code: 'partial', from: 0, label: 'Partial Match', tone: 'coral' },
] as const

/** The first of a ranking is called the best from this score on. */
export const BEST_MATCH_FROM = 60

export function bandOf(score: number): (typeof BANDS)[number] {
  return BANDS.find(({ from }) => score >= from) ?? BANDS[2]
}

// The formula in words: docs/rooms/families.md#comparison.

/** `score` is 0 to 100, of what is known alone; null where nothing is. `knownShare` is 0 to 100: how much of what counts is known. */
export type Match = { score: number | null; knownShare: number }

/** With less than this known, a score says too little to be compared. */
export const LEAST_KNOWN_SHARE = 50

export const weightOf = (weights: Weights, criterion: Criterion) => weights[criterion] ?? DEFAULT_WEIGHT

export function matchOf(judged: readonly Counted[], weights: Weights): Match {
  let [asked, known, matched] = [0, 0, 0]
  // In the order of the catalogue, so that sums of fractions never depend on the order in which they came.
  for (const { code } of CRITERIA)
    for (const one of judged) {
      if (one.criterion !== code || one.asked === 0) continue
      const weight = weightOf(weights, code)
      asked += weight
      known += (weight * one.known) / one.asked
      matched += (weight * one.matched) / one.asked
    }
  return {
    score: known === 0 ? null : Math.round((100 * matched) / known),
    knownShare: asked === 0 ? 0 : Math.round((100 * known) / asked),
  }
}

/** Whether enough is known for a score to be compared. */
export function isSure({ score, knownShare }: Match): boolean {
  return score !== null && knownShare >= LEAST_KNOWN_SHARE
}

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

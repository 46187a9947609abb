import { CRITERIA, type Criterion, DEFAULT_WEIGHT, type Weights } from '../catalogue'
import type { Counted } from '../types'

// The formula in words: docs/comparison.md.

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

import type { Counted } from '../schema'

/** The criteria that favorites are compared by, in display order, each with its default weight. Codes are stored. */
export const CRITERIA = [
  { code: 'ages', weight: 3 },
  { code: 'openings', weight: 3 },
  { code: 'price', weight: 3 },
  { code: 'hours', weight: 3 },
  { code: 'area', weight: 2 },
  { code: 'license', weight: 2 },
  { code: 'ratio', weight: 2 },
  { code: 'reviews', weight: 2 },
  { code: 'amenities', weight: 1 },
  { code: 'activities', weight: 1 },
] as const

export type Criterion = (typeof CRITERIA)[number]['code']

/** The weights that a family can choose for a criterion, the largest first. */
export const WEIGHTS = [
  { weight: 3, code: 'most' },
  { weight: 2, code: 'much' },
  { weight: 1, code: 'little' },
  { weight: 0, code: 'none' },
] as const

export type Weights = Partial<Record<Criterion, number>>

/** Only this many of the newest favorites are compared. */
export const MAX_COMPARED = 30
/** How many of them are shown side by side until the family adds more. */
export const MAX_COLUMNS = 5

/** The labels for scores; limits and wording (families.compare.bands) come from the specification. */
export const BANDS = [
  { code: 'excellent', from: 80 },
  { code: 'good', from: 60 },
  { code: 'partial', from: 0 },
] as const

/** The first provider of a ranking is labeled the best match if it has at least this score. */
export const BEST_MATCH_MIN_SCORE = 60

export function bandOf(score: number): (typeof BANDS)[number] {
  return BANDS.find(({ from }) => score >= from) ?? BANDS[2]
}

// docs/rooms/families.md#comparison describes the formula.

/**
 * `score` is 0 to 100 and based only on known rows; null if none are known. `counted`: the number of rows with a need and a weight; `known`: how
 * many of these are known.
 */
export type Match = { score: number | null; known: number; counted: number }

export const weightOf = (weights: Weights, criterion: Criterion): number =>
  weights[criterion] ?? CRITERIA.find(({ code }) => code === criterion)?.weight ?? 0

export function matchOf(judged: readonly Counted[], weights: Weights): Match {
  let [counted, known, knownWeight, metWeight] = [0, 0, 0, 0]
  for (const { criterion, verdict } of judged) {
    const weight = weightOf(weights, criterion)
    if (verdict === null || weight === 0) continue
    counted += 1
    if (verdict === 'unknown') continue
    known += 1
    knownWeight += weight
    if (verdict === 'matches') metWeight += weight
  }
  return { score: known === 0 ? null : Math.round((100 * metWeight) / knownWeight), known, counted }
}

/** Whether at least half of the rows are known; with fewer, a score is mostly chance. */
export function isReliable({ score, known, counted }: Match): boolean {
  return score !== null && 2 * known >= counted
}

type Comparable = { id: string; name: string; criteria: readonly Counted[] }
export type Ranked<One> = { one: One; match: Match }

/** Best match first. Providers of which too little is known come last, since their score is mostly chance. Ties: more known rows first, then by name. */
export function rank<One extends Comparable>(all: readonly One[], weights: Weights): Ranked<One>[] {
  return all
    .map((one) => ({ one, match: matchOf(one.criteria, weights) }))
    .toSorted(
      (a, b) =>
        Number(isReliable(b.match)) - Number(isReliable(a.match)) ||
        (b.match.score ?? -1) - (a.match.score ?? -1) ||
        b.match.known - a.match.known ||
        compareTexts(a.one.name, b.one.name) ||
        compareTexts(a.one.id, b.one.id),
    )
}

/** Unlike localeCompare(), gives the same order on the server and in every browser. */
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** One provider's cell in a row. `value`: higher is better; null if it cannot be compared. */
type Cell = { verdict: Counted['verdict']; value: number | null }

/** The index of the best cell in a row; null on a tie, or if no cell meets the need. Unknown cells and those that do not meet the need never win. */
export function winnerOf(cells: readonly (Cell | undefined)[]): number | null {
  const values = cells.map((cell) => (cell?.verdict === 'matches' ? cell.value : null))
  const best = Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY))
  const winners = values.flatMap((value, place) => (value !== null && value === best ? [place] : []))
  return cells.length > 1 && winners.length === 1 ? (winners[0] ?? null) : null
}

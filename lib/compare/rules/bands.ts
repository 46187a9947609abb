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

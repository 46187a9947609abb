/** The aspects that a parent scores after a tour. Codes are stored. */
export const ASPECTS = ['staff', 'children', 'safety', 'space', 'day', 'answers'] as const

export type Aspect = (typeof ASPECTS)[number]
/** 1 is poor, 5 is great; an omitted aspect was not scored. */
export type Scores = Partial<Record<Aspect, number>>

export const MAX_SCORE = 5
export const SCORES = Array.from({ length: MAX_SCORE }, (_, index) => index + 1)

/** The average of the given scores, to one decimal; null without any. */
export function averageScore(scores: Scores): number | null {
  const given = ASPECTS.flatMap((aspect) => scores[aspect] ?? [])
  if (given.length === 0) return null
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 10) / 10
}

type Written = { note: string; touredOn: string | null; scores: Scores }

/** Whether removing the favorite would lose anything that the parent entered. */
export function hasNotes({ note, touredOn, scores }: Written): boolean {
  return note !== '' || touredOn !== null || averageScore(scores) !== null
}

/** Limit for a browser without an account: more ids would not fit into the URL that requests their rows. */
export const MAX_BROWSER_FAVORITES = 50
/** Limit for an account: far more than a family compares, yet few enough to show on one page. */
export const MAX_FAVORITES = 500
/** In characters. */
export const MAX_NOTE_LENGTH = 2_000

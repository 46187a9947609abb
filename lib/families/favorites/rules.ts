/** What a parent judges after a tour. Codes are stored; labels may change. */
export const ASPECTS = [
  { code: 'staff', label: 'How the staff are with the children' },
  { code: 'children', label: 'How the children seem' },
  { code: 'safety', label: 'Clean and safe' },
  { code: 'space', label: 'Rooms and outdoor space' },
  { code: 'day', label: 'What a day is made of' },
  { code: 'answers', label: 'Answers to our questions' },
] as const

export type Aspect = (typeof ASPECTS)[number]['code']
/** 1 is poor, 5 is great; an aspect that is left out was not judged. */
export type Scores = Partial<Record<Aspect, number>>

export const MAX_SCORE = 5
export const SCORES = Array.from({ length: MAX_SCORE }, (_, index) => index + 1)

/** Of what was judged, to a tenth; null without any. */
export function averageScore(scores: Scores): number | null {
  const given = ASPECTS.flatMap(({ code }) => scores[code] ?? [])
  if (given.length === 0) return null
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 10) / 10
}

type Written = { note: string; touredOn: string | null; scores: Scores }

/** Whether a parent has written anything of a favorite: removing it would lose that. */
export function hasNotes({ note, touredOn, scores }: Written): boolean {
  return note !== '' || touredOn !== null || averageScore(scores) !== null
}

/** Kept in a browser before there is an account: more would not fit the address that asks for their rows. */
export const MOST_IN_BROWSER = 50
/** Of one account: far above what a family compares, low enough to be shown whole. */
export const MOST_FAVORITES = 500
/** Characters of a note. */
export const LONGEST_NOTE = 2_000

/** From this many reviews, their words are counted. */
const FEWEST_REVIEWS = 5
/** A word appears if this many reviews use it. */
const FEWEST_PER_WORD = 3
const MOST_WORDS = 6

/**
 * What families write about, each with the words that count for it. They name a subject and do not judge it: "no parking" and "easy
 * parking" both mention parking.
 */
const SUBJECTS = [
  { label: 'Teachers', words: /\b(teachers?|staff|caregivers?)\b/i },
  { label: 'Communication', words: /\b(communicat\w*|messages?|app|updates?|answers? (the phone|fast|quickly))\b/i },
  { label: 'Outdoors', words: /\b(outdoors?|outside|yard|garden|playgrounds?)\b/i },
  { label: 'Food', words: /\b(food|meals?|lunch(es)?|breakfasts?|snacks?|cook(s|ed|ing)?)\b/i },
  { label: 'Naps', words: /\b(naps?|napping|nap time)\b/i },
  { label: 'Cleanliness', words: /\b(clean|cleanliness|spotless|dirty)\b/i },
  { label: 'Learning', words: /\b(learn(s|ed|ing)?|letters|numbers|reading|books?)\b/i },
  { label: 'Price', words: /\b(prices?|pricey|tuition|expensive|affordable|fees?)\b/i },
  { label: 'Parking', words: /\b(parking|parked|park the car)\b/i },
  { label: 'Drop-off', words: /\b(drop[- ]?offs?|pick[- ]?ups?)\b/i },
  { label: 'Potty training', words: /\b(potty|diapers?)\b/i },
] as const

export type Mention = { label: string; reviews: number }

/** How many reviews mention each subject, the most frequent first. Empty with too few reviews to say anything. */
export function mentionsIn(texts: readonly string[]): Mention[] {
  if (texts.length < FEWEST_REVIEWS) return []
  return SUBJECTS.map(({ label, words }) => ({ label, reviews: texts.filter((text) => words.test(text)).length }))
    .filter(({ reviews }) => reviews >= FEWEST_PER_WORD)
    .toSorted((a, b) => b.reviews - a.reviews)
    .slice(0, MOST_WORDS)
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars. */
export function countStars(ratings: readonly number[]): number[] {
  return [5, 4, 3, 2, 1].map((stars) => ratings.filter((rating) => rating === stars).length)
}

import type { ReviewDraft } from '@/lib/reviews/schema'
import { createRandom } from './random'

type Review = Omit<ReviewDraft, 'providerId'>

/** A published review of four or five stars from a parent without an account; the caller that stores it sets `providerId`. */
export function buildReview(overrides: Partial<Review> = {}, seed = 1): Review {
  const random = createRandom(`review ${seed}`)
  return {
    authorName: `${random.pick(['Dana', 'Luis', 'Priya', 'Sam'])} ${random.pick(['A', 'K', 'M', 'R'])}.`,
    rating: random.int(4, 5),
    text: random.pick([
      'Kind teachers, and our son runs in every morning.',
      'They answered every question on the tour.',
      'Clean rooms and a big shaded yard.',
    ]),
    relation: 'none',
    status: 'published',
    createdAt: new Date(Date.UTC(2026, random.int(0, 9), random.int(1, 28), 15)),
    ...overrides,
  }
}

import type { ReviewExperience, ReviewerRelation } from '@/prisma/generated/enums'
import type { Random } from '@/tests/support/factories/random'
import { buildReview } from '@/tests/support/factories/review'
import { addDays } from './days'
import type { Outline } from './outlines'
import { type Reviewed, reviewText, type Stars } from './review-text'
import { FIRST_NAMES } from './words/reviews'

export type DemoReview = ReturnType<typeof buildReview>

/** Reviews of one provider, newest first; many have none, few have dozens. `given` are the stars of published ones. */
export function reviewsOf(outline: Outline, reviewed: Reviewed, today: string, given?: Stars[]): DemoReview[] {
  const random = outline.random.fork('reviews')
  const said = new Set<string>()
  const people = random.some(FIRST_NAMES, FIRST_NAMES.length)
  return (given ? random.some(given, given.length).map(published) : drawStars(outline, random))
    .map(({ rating, status: drawn }, index) => {
      const relation = relationOf(rating, random)
      const time = `${random.int(11, 23)}:${random.int(10, 59)}:00Z`
      const authorName = `${people[index]} ${random.pick([...'ABCDEFGHJKLMNOPRSTVWZ'])}.`
      const text = reviewText(rating, { outline, reviewed, visited: relation === 'toured' }, said, random)
      const days = daysAgo(random)
      const status = drawn === 'pending' && days > OLDEST_DECIDED ? 'hidden' : drawn
      return buildReview({
        authorName,
        rating,
        text,
        relation,
        experience: experienceOf(relation, random.fork(`experience ${index}`)),
        status,
        heldFor: status === 'pending' ? ['first-review'] : [],
        rejection: status === 'hidden' ? 'off_topic' : null,
        createdAt: new Date(`${addDays(today, -(status === 'pending' ? 1 + (days % 3) : days))}T${time}`),
      })
    })
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

/** What was drawn as older than that was decided long ago; what waits has come in the last three days. */
const OLDEST_DECIDED = 60

type Rated = { rating: Stars; status: DemoReview['status'] }
const published = (rating: Stars): Rated => ({ rating, status: 'published' })

/** A few are still to be read by staff, or were taken down; those count for nothing. */
function drawStars(outline: Outline, random: Random): Rated[] {
  const count = countOf(outline, random)
  const mood = 0.25 + random.next() * 0.75
  const draw = (times: number) => Array.from({ length: times }, () => starsOf(mood, random))
  const unseen = draw(count).filter(() => random.chance(0.03))
  return [
    ...balanced(draw(count)).map(published),
    ...unseen.map((rating): Rated => ({ rating, status: random.chance(0.67) ? 'pending' : 'hidden' })),
  ]
}

function countOf({ voice, kind, status }: Outline, random: Random): number {
  if (status === 'merged') return 0
  const [none, few, some, many] = { full: [8, 34, 40, 18], partial: [30, 44, 22, 4], file: [68, 26, 6, 0] }[voice] as [
    number,
    number,
    number,
    number,
  ]
  const [least, most] = random.weighted<readonly [number, number]>([
    [[0, 0], none],
    [[1, 4], few],
    [[5, 15], some],
    [[16, 40], many],
  ])
  const count = random.int(least, most)
  return kind === 'family_home' ? Math.ceil(count / 2) : count
}

function starsOf(mood: number, random: Random): Stars {
  return random.weighted<Stars>([
    [5, 30 + 50 * mood],
    [4, 26],
    [3, 16 - 10 * mood],
    [2, 8 - 6 * mood],
    [1, 7 - 5 * mood],
  ])
}

/** Keeps averages of three and more between 3.6 and 4.9, as directories have them, without touching the good ones' praise. */
function balanced(stars: Stars[]): Stars[] {
  if (stars.length < 3) return stars
  const result = [...stars]
  const average = () => result.reduce<number>((sum, one) => sum + one, 0) / result.length
  while (average() < 3.6) result[result.indexOf(Math.min(...result) as Stars)] = 5
  while (average() > 4.9) result[result.indexOf(5)] = 4
  return result
}

function relationOf(rating: Stars, random: Random): ReviewerRelation {
  return random.weighted([
    ['enrolled', 42],
    ['toured', rating === 5 ? 12 : 20],
    ['none', 40],
  ])
}

/** Who is not known to have toured speaks of a child that is or was there. */
function experienceOf(relation: ReviewerRelation, random: Random): ReviewExperience {
  if (relation === 'toured') return 'toured'
  return random.chance(0.7) ? 'enrolled_now' : 'enrolled_before'
}

/** More of them lately; none older than four years. */
function daysAgo(random: Random): number {
  return 2 + Math.floor(random.next() ** 1.8 * 1_400)
}

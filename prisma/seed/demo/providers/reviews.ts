import { addDays } from '@/lib/platform/time/dates'
import type { ReviewExperience, ReviewerRelation } from '@/prisma/generated/enums'
import type { Random } from '@/tests/support/factories/random'
import { buildReview } from '@/tests/support/factories/review'
import type { Outline } from './outlines'
import {
  type Audience,
  BAD,
  CLOSING,
  CONTEXT,
  FIRST_NAMES,
  GOOD,
  MIXED,
  type Sentence,
  SHORT,
} from './review-sentences'

type Stars = 1 | 2 | 3 | 4 | 5
/** Facts about the provider that a review may mention. */
type ReviewableFacts = { takesInfants: boolean; takesOlder: boolean; hasVpk: boolean; takesSchoolAge: boolean }
type Reviewer = { outline: Outline; facts: ReviewableFacts; hasVisited: boolean }

/**
 * The text of a review: about one child of one age, or about a visit. `used` holds the sentences of the provider's other reviews, so that
 * none is repeated.
 */
function reviewText(rating: Stars, reviewer: Reviewer, used: Set<string>, random: Random): string {
  const { hasVisited } = reviewer
  const otherGender = random.pick([/\b(he|him|his|son|boys?)\b/i, /\b(she|her|daughter|granddaughter|girl)\b/i])
  const hasContext = random.chance(hasVisited ? 0.6 : 0.34)
  const audiences = audiencesOf(reviewer, hasContext, random)
  const fits = ([text, audience]: Sentence) =>
    audiences.has(audience) && !used.has(text) && (audience === 'home' || !otherGender.test(text))
  const take = (sentences: readonly Sentence[], count: number) => {
    const taken = random.some(sentences.filter(fits), count).map(([text]) => text)
    for (const text of taken) used.add(text)
    return taken
  }
  const brief = SHORT[rating].map((text) => [text, hasVisited ? 'any' : 'seen'] as const)
  if (random.chance(rating <= 3 ? 0.12 : 0.2)) {
    const [text] = take(brief, 1)
    if (text) return text
  }
  const tone = hasVisited && rating >= 3 ? 'visited' : rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad'
  const closing = random.chance(0.28)
    ? take(
        CLOSING[tone].map((text) => [text, 'seen'] as const),
        1,
      )
    : []
  const middle = {
    5: () => take(GOOD, random.int(1, 3)),
    4: () => [...take(GOOD, random.int(1, 2)), ...take(MIXED, random.chance(0.7) ? 1 : 0)],
    3: () => [...take(GOOD, 1), ...take(MIXED, random.int(1, 2))],
    2: () => [...take(BAD, random.int(1, 2)), ...take(MIXED, random.chance(0.4) ? 1 : 0)],
    1: () => take(BAD, random.int(1, 3)),
  }[rating]()
  const words = [...(hasContext ? take(CONTEXT, 1) : []), ...middle, ...closing]
  return words.length > 0 ? words.join(' ') : random.pick(SHORT[rating])
}

/** Visitors do not describe daily life, and a review that states the child's age does not mention other ages. */
function audiencesOf({ outline, facts, hasVisited }: Reviewer, hasContext: boolean, random: Random): Set<Audience> {
  if (hasVisited) return new Set(['toured', 'seen'])
  const audiences = new Set<Audience>(['any', 'seen', outline.kind === 'family_home' ? 'home' : 'center'])
  if (outline.isMontessori) audiences.add('montessori')
  const ages: Audience[] = []
  if (facts.takesInfants) ages.push('infant')
  if (facts.takesOlder) ages.push('older')
  if (facts.hasVpk) ages.push('vpk')
  if (facts.takesSchoolAge) ages.push('school_age')
  if (!hasContext && ages.length > 0) audiences.add(random.pick(ages))
  return audiences
}

export type DemoReview = ReturnType<typeof buildReview>

/** Reviews of one provider, newest first; many providers have none, a few have dozens. `publishedStars`: the stars of published ones. */
export function reviewsOf(
  outline: Outline,
  facts: ReviewableFacts,
  today: string,
  publishedStars?: Stars[],
): DemoReview[] {
  const random = outline.random.fork('reviews')
  const used = new Set<string>()
  const people = random.some(FIRST_NAMES, FIRST_NAMES.length)
  return (
    publishedStars ? random.some(publishedStars, publishedStars.length).map(published) : generateStars(outline, random)
  )
    .map(({ rating, status: initial }, index) => {
      const relation = relationOf(rating, random)
      const time = `${random.int(11, 23)}:${random.int(10, 59)}:00Z`
      const authorName = `${people[index]} ${random.pick([...'ABCDEFGHJKLMNOPRSTVWZ'])}.`
      const text = reviewText(rating, { outline, facts, hasVisited: relation === 'toured' }, used, random)
      const days = daysAgo(random)
      const status = initial === 'pending' && days > OLDEST_PENDING ? 'hidden' : initial
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

/** In days. A generated review older than this is hidden instead of pending. Pending ones are dated within the last three days. */
const OLDEST_PENDING = 60

type Rated = { rating: Stars; status: DemoReview['status'] }
const published = (rating: Stars): Rated => ({ rating, status: 'published' })

/** A few are pending or hidden, and do not count toward the average. */
function generateStars(outline: Outline, random: Random): Rated[] {
  const count = countOf(outline, random)
  const satisfaction = 0.25 + random.next() * 0.75
  const draw = (times: number) => Array.from({ length: times }, () => starsOf(satisfaction, random))
  const unpublished = draw(count).filter(() => random.chance(0.03))
  return [
    ...withRealisticAverage(draw(count)).map(published),
    ...unpublished.map((rating): Rated => ({ rating, status: random.chance(0.67) ? 'pending' : 'hidden' })),
  ]
}

function countOf({ detailLevel, kind, status }: Outline, random: Random): number {
  if (status === 'merged') return 0
  const [none, few, some, many] = { full: [8, 34, 40, 18], partial: [30, 44, 22, 4], file: [68, 26, 6, 0] }[
    detailLevel
  ] as [number, number, number, number]
  const [min, max] = random.weighted<readonly [number, number]>([
    [[0, 0], none],
    [[1, 4], few],
    [[5, 15], some],
    [[16, 40], many],
  ])
  const count = random.int(min, max)
  return kind === 'family_home' ? Math.ceil(count / 2) : count
}

function starsOf(satisfaction: number, random: Random): Stars {
  return random.weighted<Stars>([
    [5, 30 + 50 * satisfaction],
    [4, 26],
    [3, 16 - 10 * satisfaction],
    [2, 8 - 6 * satisfaction],
    [1, 7 - 5 * satisfaction],
  ])
}

/** Adjusts three or more ratings to a realistic average between 3.6 and 4.9. */
function withRealisticAverage(stars: Stars[]): Stars[] {
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

/** Authors who did not tour have or had a child there. */
function experienceOf(relation: ReviewerRelation, random: Random): ReviewExperience {
  if (relation === 'toured') return 'toured'
  return random.chance(0.7) ? 'enrolled_now' : 'enrolled_before'
}

/** Recent days are more likely; none older than four years. */
function daysAgo(random: Random): number {
  return 2 + Math.floor(random.next() ** 1.8 * 1_400)
}

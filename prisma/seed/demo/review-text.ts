import type { Random } from '@/tests/support/factories/random'
import type { Outline } from './outlines'
import { type Audience, BAD, CLOSING, CONTEXT, GOOD, MIXED, type Sentence, SHORT } from './words/reviews'

export type Stars = 1 | 2 | 3 | 4 | 5
/** What is known of the provider that a reviewer could speak of. */
export type Reviewed = { takesInfants: boolean; takesOlder: boolean; hasVpk: boolean; takesSchoolAge: boolean }
type Reviewer = { outline: Outline; reviewed: Reviewed; visited: boolean }

/**
 * One review in one voice: of one child of one age, or of a visit. `said` holds what other reviews of the same provider
 * have used; nobody repeats a neighbor's sentence.
 */
export function reviewText(rating: Stars, reviewer: Reviewer, said: Set<string>, random: Random): string {
  const { visited } = reviewer
  const other = random.pick([/\b(he|him|his|son|boys?)\b/i, /\b(she|her|daughter|granddaughter|girl)\b/i])
  const hasContext = random.chance(visited ? 0.6 : 0.34)
  const audiences = audiencesOf(reviewer, hasContext, random)
  const fits = ([text, audience]: Sentence) =>
    audiences.has(audience) && !said.has(text) && (audience === 'home' || !other.test(text))
  const take = (sentences: readonly Sentence[], count: number) => {
    const taken = random.some(sentences.filter(fits), count).map(([text]) => text)
    for (const text of taken) said.add(text)
    return taken
  }
  const brief = SHORT[rating].map((text) => [text, visited ? 'any' : 'seen'] as const)
  if (random.chance(rating <= 3 ? 0.12 : 0.2)) {
    const [text] = take(brief, 1)
    if (text) return text
  }
  const tone = visited && rating >= 3 ? 'visited' : rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad'
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

/** Who has only visited cannot say how the days are; who says how old the child is does not speak of another age. */
function audiencesOf({ outline, reviewed, visited }: Reviewer, hasContext: boolean, random: Random): Set<Audience> {
  if (visited) return new Set(['toured', 'seen'])
  const audiences = new Set<Audience>(['any', 'seen', outline.kind === 'family_home' ? 'home' : 'center'])
  if (outline.isMontessori) audiences.add('montessori')
  const ages: Audience[] = []
  if (reviewed.takesInfants) ages.push('infant')
  if (reviewed.takesOlder) ages.push('older')
  if (reviewed.hasVpk) ages.push('vpk')
  if (reviewed.takesSchoolAge) ages.push('school_age')
  if (!hasContext && ages.length > 0) audiences.add(random.pick(ages))
  return audiences
}

import { LRUCache } from 'lru-cache'

const MOST_QUESTIONS = 500
/** Longer ones are rare, and would be most of what is kept. */
const LONGEST = 300

/**
 * Keeps what a query was read as, by its text: schemas are pure, so the same text always means the same. Reading the two dozen
 * fields of a search is a tenth of what its answer costs. What is kept is frozen, since all who ask alike get it; what was refused
 * is read again.
 */
export function rememberQuestions<Question>(read: (request: Request) => Question): (request: Request) => Question {
  const known = new LRUCache<string, NonNullable<Question>>({ max: MOST_QUESTIONS })
  return (request) => {
    const text = request.url.slice(request.url.indexOf('?') + 1)
    const cached = known.get(text)
    if (cached) return cached
    const question = read(request)
    if (!question || text.length > LONGEST) return question
    known.set(text, Object.freeze(question))
    return question
  }
}

import { LRUCache } from 'lru-cache'

const MOST_QUERIES = 500
/** Longer ones are rare, and would take most of the memory. */
const LONGEST = 300

/**
 * Caches parsed queries by their text: schemas are pure, so the same text always means the same. Parsing the two dozen fields of a
 * search is a tenth of what its response costs. A cached query is frozen, since all requests with that text get it; a rejected one
 * is parsed again.
 */
export function rememberQuestions<Question>(read: (request: Request) => Question): (request: Request) => Question {
  const known = new LRUCache<string, NonNullable<Question>>({ max: MOST_QUERIES })
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

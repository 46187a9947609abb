import type { Question } from '@/components/search/types'
import { readSearch } from '@/lib/providers/schema/search'

type Query = Record<string, string | string[] | undefined>

/** What the address of the search page asks. What makes no sense in it is left out, and named. */
export function questionOf({ zipCode, ...rest }: Query): Question {
  const childTyped = { age: firstOf(rest.age), born: firstOf(rest.born), start: firstOf(rest.start) }
  return { typed: firstOf(zipCode), workTyped: firstOf(rest.workZip), childTyped, ...readSearch(rest) }
}

/** The same for a list, which is what is shown wherever no map was asked for last. */
export function listQuestionOf(query: Query): Question {
  const question = questionOf(query)
  return { ...question, search: { ...question.search, view: 'list' } }
}

function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? '').trim()
}

import { type Message, message } from '@/lib/platform/language/message'
import type { Translate } from '@/lib/platform/language/types'

// One request can go to several providers. Each gets a separate message: with its name and its questions, and no sign of the others.

export type Recipient = {
  /** Public id. */
  id: string
  name: string
  /** The facts it has not stated, as questions. */
  questions: readonly string[]
}

/**
 * The suggested message: the opening, and the questions that all recipients leave open. Each recipient's other questions go only to that
 * recipient.
 */
export function draftOf(
  opening: string,
  recipients: readonly Recipient[],
): { note: string; own: Record<string, readonly string[]> } {
  const [first, ...others] = recipients
  const shared = (first?.questions ?? []).filter((question) =>
    others.every(({ questions }) => questions.includes(question)),
  )
  const own = recipients.map(({ id, questions }) => [id, questions.filter((question) => !shared.includes(question))])
  return { note: [opening, ...shared].join(' '), own: Object.fromEntries(own) }
}

type Draft = {
  note: string
  /** This provider's own questions. */
  questions?: readonly string[]
  name: string
  /** The names of all recipients. */
  names: readonly string[]
}

/** The message one provider gets: greeted by name, and without the name of another recipient, even where the parent wrote one. */
export function messageOf({ note, questions = [], name, names }: Draft): string {
  const greeted = note.replace(/^(hello|hi|dear|hola)(?=[,!])/i, (word) => `${word} ${name}`)
  return withOwnName([greeted, questions.join('\n')].filter(Boolean).join('\n\n'), name, names)
}

/** Replaces the other recipients' names, long and short, with this one's. */
export function withOwnName(text: string, name: string, names: readonly string[]): string {
  const others = names.flatMap((other) => [other, shortName(other)])
  const foreign = [...new Set(others)]
    .filter((other) => other !== name && other !== shortName(name))
    .toSorted((a, b) => b.length - a.length)
  if (foreign.length === 0) return text
  // This provider's own name comes first in the pattern, so that another name within it is not replaced.
  const words = [name, ...foreign].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(pattern, name)
}

const GENERIC =
  /\s+(?:academy|montessori|preschool|school|daycare|day care|child ?care|early learning|learning|family home|home|center|centre|inc\.?|llc\.?)$/i

/** "Little Harbor" for "Little Harbor Academy": without its last general words, as long as two words are left. */
export function shortName(name: string): string {
  const shorter = name.replace(GENERIC, '')
  return shorter === name || !/\S\s+\S/.test(shorter) ? name : shortName(shorter)
}

/** The subject a provider reads, by its own name. */
export const subjectOf = (t: Translate<'enrollment.written'>, name: string, isVisit: boolean, most: number): string =>
  t(isVisit ? 'visit' : 'question', { name }).slice(0, most)

/** Providers one request can go to. */
export const MAX_AT_ONCE = 5
export const MAX_AGE_MONTHS = 180
export const WRONG_AGE = message('enrollment.request.wrongAge', { most: MAX_AGE_MONTHS })

/** What is wrong with a typed age; undefined if nothing is, or if it is empty. */
export function ageProblem(typed: string): Message | undefined {
  const text = typed.trim()
  return text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= MAX_AGE_MONTHS) ? undefined : WRONG_AGE
}

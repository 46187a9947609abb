import { SITE } from '@/lib/platform/config/site'

type Person = { firstName?: string; lastName?: string; email?: string }

/** Shorter words occur in too many others. */
const SHORTEST_WORD = 3
/** Letters that must remain once the known words are removed. */
const OWN_LETTERS = 3

/** Whether a password consists of public words: the site's name, the person's name, their e-mail address. */
export function isMadeOfKnownWords(password: string, person: Person): boolean {
  const typed = fold(password)
  const known = wordsOf(person).filter((word) => typed.includes(word))
  if (known.length === 0) return false
  const rest = known.reduce((left, word) => left.replaceAll(word, ' '), typed)
  return rest.replace(/[^\p{L}]/gu, '').length < OWN_LETTERS
}

export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong'

/**
 * A strength hint while typing, from length and variety. Advisory only: the server decides.
 * Length counts most, as it does for an attacker.
 */
export function strengthOf(password: string, minLength: number, person: Person = {}): Strength {
  const characters = [...password.normalize('NFKC')]
  if (characters.length < minLength) return 'short'
  if (isMadeOfKnownWords(password, person)) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const points = new Set(characters).size + Math.min(characters.length, 30) / 2 + kinds * 2
  if (points < 15) return 'weak'
  if (points < 19) return 'fair'
  return points < 28 ? 'good' : 'strong'
}

function wordsOf({ firstName = '', lastName = '', email = '' }: Person): string[] {
  const parts = [SITE.name, firstName, lastName, email, ...email.split(/[@.+_-]/), ...lastName.split(' ')]
  const words = parts.map(fold).filter((word) => [...word].length >= SHORTEST_WORD)
  // The longest first, so that "annabel" is removed before "anna" leaves "bel".
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

/** Lowercase letters without accents, punctuation and spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

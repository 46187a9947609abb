import { BEFORE_ARTICLE, SMALL_WORDS } from './name-words'

/** A word after these begins anew: "Academy - The Annex", "(The", "World of Knowledge: A School". */
const BREAK = /[-–/:(]$/

/**
 * Sets words in capitals in sentence-like title case: every word by `caseWord`, small words small unless they begin.
 * `words` are separated by single spaces.
 */
export function caseWords(words: readonly string[], caseWord: (word: string) => string): string[] {
  return words.map((word, index) => {
    const before = words[index - 1]
    if (before === undefined || BREAK.test(before) || word.startsWith('(')) return caseWord(word)
    if (SMALL_WORDS.has(word)) return word.toLowerCase()
    if (word === 'A' && index < words.length - 1 && (BEFORE_ARTICLE.has(before) || before.endsWith(','))) return 'a'
    // "De la Salle", "Camino de los Ninos".
    if (/^(LA|LAS|LOS)$/.test(word) && before === 'DE') return word.toLowerCase()
    return caseWord(word)
  })
}

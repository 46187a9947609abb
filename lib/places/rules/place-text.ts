export const MAX_PLACE_QUERY_LENGTH = 100

/** Longer texts are not read as a search in plain words. */
const MAX_WORDS_LENGTH = 200

/** Whether a text that is not a place may be a search in plain words, such as "infant care near 32801 under $300". The server parses those. */
export function mayBeWords(input: string): boolean {
  const text = input.trim()
  const hasWords = /\p{L}/u.test(text) && /\s/.test(text)
  return text.length <= MAX_WORDS_LENGTH && hasWords && /^[\p{L}\p{M}\p{N} \t$,.’'"“”&/:#+?!¿¡()%½–-]+$/u.test(text)
}

/**
 * Whether a text may be a place: exactly 5 digits, or only letters, spaces, commas, periods and hyphens (specification part
 * 1, section 5), at most 100 of them and at least one letter.
 */
export function placeTextKind(input: string): 'empty' | 'zip' | 'name' | 'invalid' {
  const text = input.trim()
  if (text === '') return 'empty'
  if (/^\d{5}$/.test(text)) return 'zip'
  const isName = text.length <= MAX_PLACE_QUERY_LENGTH && /^[\p{L}\p{M} ,.-]+$/u.test(text) && /\p{L}/u.test(text)
  return isName ? 'name' : 'invalid'
}

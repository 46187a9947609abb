/** How states write "we do not know"; compared without case. */
const UNKNOWN = new Set(['', '-999', '-', '--', 'na', 'n/a', 'none', 'null', 'not available', 'unknown', '#n/a'])

/**
 * One line of plain text: no control characters or invisible marks, single spaces, straight apostrophes. Null when the file
 * says that it does not know. Never throws.
 */
export function plainText(value: string): string | null {
  const text = value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
  return UNKNOWN.has(text.toLowerCase()) ? null : text
}

/** Written in capitals (or in small letters) alone: then its case says nothing and is ours to choose. */
export function hasOneCase(text: string): boolean {
  return !(/\p{Ll}/u.test(text) && /[\p{Lu}\p{Lt}]/u.test(text))
}

/** At most 40 characters of what the file says, for a sentence. */
export function quoted(value: string): string {
  const text = value.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`
}

/** How states write "we do not know"; compared without case. */
const UNKNOWN = new Set([
  ...['', '-999', '-', '--', 'na', 'n/a', 'none', 'null', 'unknown', '#n/a', 'tbd', '(blank)', 'unspecified'],
  ...['available', 'applicable', 'specified', 'provided', 'reported', 'listed'].map((word) => `not ${word}`),
])

const LONGEST_UNKNOWN = 14
/** Plain ASCII words with single spaces, as most cells are: the steps below would change nothing. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/

/**
 * One line of plain text: no control characters or invisible marks, single spaces, straight apostrophes. Null when the
 * field means "unknown". Never throws.
 */
export function plainText(value: string): string | null {
  if (PLAIN.test(value)) return value.length <= LONGEST_UNKNOWN && UNKNOWN.has(value.toLowerCase()) ? null : value
  const text = value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
  return UNKNOWN.has(text.toLowerCase()) ? null : text
}

/** All capitals or all lowercase: its case carries no information, so we choose it. */
export function hasOneCase(text: string): boolean {
  return !(/\p{Ll}/u.test(text) && /[\p{Lu}\p{Lt}]/u.test(text))
}

/** At most 40 characters of a field, quoted for a sentence. */
export function quoted(value: string): string {
  const text = value.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`
}

/** How the names of columns are compared: without case, and with single spaces even where the header has several lines. */
export function columnKey(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
}

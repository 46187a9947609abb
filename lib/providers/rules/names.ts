/** Public ids: readable, stable, unique: "little-harbor-academy-orlando-fl-k3f9". */

// No vowels (to avoid accidental words), no 0, 1 or l (to avoid misreading).
const ALPHABET = '23456789bcdfghjkmnpqrstvwxz'
const BASE = ALPHABET.length
// Coprime to every power of 27, so that multiplying permutes the codes: neighbors get different codes, and none repeats.
const STRIDE = 7_368_787
// So that the first provider's code is not "2222".
const START = 271_828
const MIN_LENGTH = 4
const MAX_LENGTH = 8

/** The code of a provider's internal id (1, 2, ...): 4 characters for the first 531,441, then 5, and so on. */
export function codeOf(internalId: number): string {
  let offset = internalId - 1
  let length = MIN_LENGTH
  while (offset >= BASE ** length) offset -= BASE ** length++
  let rest = Number((BigInt(offset + START) * BigInt(STRIDE)) % BigInt(BASE ** length))
  let code = ''
  for (let i = 0; i < length; i++, rest = Math.floor(rest / BASE)) code = ALPHABET[rest % BASE] + code
  return code
}

/**
 * The inverse of codeOf: the internal id with this code, even if there is no such provider yet; null if no id has it. Lets a
 * page know its cache tags without a query.
 */
export function internalIdOf(code: string): number | null {
  const digits = [...code].map((letter) => ALPHABET.indexOf(letter))
  if (digits.length < MIN_LENGTH || digits.length > MAX_LENGTH || digits.includes(-1)) return null
  const size = BigInt(BASE) ** BigInt(code.length)
  const value = digits.reduce((total, digit) => total * BigInt(BASE) + BigInt(digit), 0n)
  const place = (value * inverseOf(BigInt(STRIDE), size)) % size
  let id = Number((place - (BigInt(START) % size) + size) % size) + 1
  for (let length = MIN_LENGTH; length < code.length; length++) id += BASE ** length
  return id
}

/** The modular inverse of `value` modulo `size` (extended Euclid); they have no common factor. */
function inverseOf(value: bigint, size: bigint): bigint {
  let [previous, current, a, b] = [value % size, size, 1n, 0n]
  while (current > 0n) {
    const quotient = previous / current
    ;[previous, current, a, b] = [current, previous - quotient * current, b, a - quotient * b]
  }
  return ((a % size) + size) % size
}

/** "Ms. Zoë's ABC & Play" -> "ms-zoes-abc-play"; at most 60 characters, cut between words. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= 60 ? slug : slug.slice(0, 61).replace(/-[^-]*$/, '')
}

/** `locationSlug` is "orlando-fl". */
export function publicIdOf(name: string, locationSlug: string, code: string): string {
  return [slugify(name), locationSlug, code].filter(Boolean).join('-')
}

/** The code at the end of any current or former public id, or a bare code; null if there is none. */
export function codeFromPublicId(publicId: string): string | null {
  const last = publicId.toLowerCase().split('-').at(-1) ?? ''
  return last.length >= MIN_LENGTH &&
    last.length <= MAX_LENGTH &&
    [...last].every((letter) => ALPHABET.includes(letter))
    ? last
    : null
}

/**
 * Folds a name for search: "Zoë's  ABC & Play" -> "zoes abc play". The SQL that fills ProviderSearchDocument.nameText
 * (foldedSql in ../search-documents/commands.ts) does the same; a test compares the two.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

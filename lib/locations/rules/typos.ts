const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Beyond this a name is long enough for trigrams to find it, and the list would only grow. */
const MAX_KEY_LENGTH = 20
export const MIN_TYPO_LENGTH = 4

/**
 * Every key that one slip of the finger away from this one could have been meant: a letter too many, too few, wrong, or two
 * changed round. About 54 per letter, each looked up in an index; empty for keys too short to guess at.
 */
export function slipsOf(key: string): string[] {
  if (key.length < MIN_TYPO_LENGTH) return []
  const typed = key.slice(0, MAX_KEY_LENGTH)
  const found = new Set<string>()
  for (let i = 0; i <= typed.length; i++) {
    const [before, after] = [typed.slice(0, i), typed.slice(i)]
    found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
    for (const letter of LETTERS) {
      found.add(before + letter + after)
      found.add(before + letter + after.slice(1))
    }
  }
  found.delete(typed)
  return [...found]
}

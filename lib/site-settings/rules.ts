/** Lower case, without accents and punctuation, one blank between words. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text holds one of these: whole words or phrases; with a star behind it, also longer words that begin so. */
export function findsWord(text: string, patterns: readonly string[]): boolean {
  const said = ` ${plain(text)} `
  return patterns.some((pattern) => {
    const words = plain(pattern)
    return words !== '' && said.includes(pattern.trimEnd().endsWith('*') ? ` ${words}` : ` ${words} `)
  })
}

/** Whether a moment lies within a notice. */
export const isShownAt = ({ from, until }: { from: string; until: string }, now: Date): boolean =>
  Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until)

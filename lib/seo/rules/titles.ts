/** What a result page shows of a title and a description; shorter says too little, longer is cut off there. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const

/**
 * The first title between 30 and 60 characters, so give the fullest first:
 * `fitTitle('Little Harbor Academy: childcare in Orlando, FL | Nookling', 'Little Harbor Academy in Orlando, FL')`. When none
 * fits, the longest that is not too long, else the last one cut between words.
 */
export function fitTitle(...candidates: [string, ...string[]]): string {
  const fitting = candidates.find(({ length }) => length >= TITLE_LENGTH.min && length <= TITLE_LENGTH.max)
  if (fitting) return fitting
  const short = candidates.filter(({ length }) => length <= TITLE_LENGTH.max).sort((a, b) => b.length - a.length)[0]
  return short ?? cutBetweenWords(candidates.at(-1) ?? '', TITLE_LENGTH.max)
}

/** As many whole sentences, in order, as fit into 160 characters; a first one that is longer is cut between words. */
export function fitDescription(sentences: readonly (string | null | undefined)[]): string {
  let text = ''
  for (const sentence of sentences) {
    const next = oneLine(sentence ?? '')
    if (next === '') continue
    if (text === '') text = cutBetweenWords(next, DESCRIPTION_LENGTH.max)
    else if (text.length + 1 + next.length <= DESCRIPTION_LENGTH.max) text += ` ${next}`
  }
  return text
}

/** "Bright Beginnings of Central Florida" to 20 -> "Bright Beginnings…". */
export function cutBetweenWords(text: string, max: number): string {
  const line = oneLine(text)
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut.slice(0, max - 1)).replace(/[\s,;:.-]+$/, '')}…`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

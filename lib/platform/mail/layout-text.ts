import type { LaidOutBlock, LaidOutWords } from './words'

/** The mail for who reads text alone: the same words in the same order. */
export function renderText({
  title,
  paragraphs,
  button,
  after = [],
  footer = [],
  unsubscribe,
  site,
}: LaidOutWords): string {
  const parts = [
    title,
    ...paragraphs.map(blockText),
    button ? `${button.label}:\n${button.url}` : '',
    ...after,
    ['--', ...footer, ...(unsubscribe ? [`${UNSUBSCRIBE} ${unsubscribe}`] : []), `${site.name}, ${site.url}`].join(
      '\n',
    ),
  ]
  return `${parts.map(printable).filter(Boolean).join('\n\n')}\n`
}

const UNSUBSCRIBE = 'End these mails:'

function blockText(block: LaidOutBlock): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map((item) => `- ${flat(item)}`).join('\n')
  if ('facts' in block) return block.facts.map(([name, value]) => `${flat(name)}: ${flat(value)}`).join('\n')
  if ('links' in block) return block.links.map(({ text, url }) => `- ${flat(text)}\n  ${url}`).join('\n')
  return block.quote
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Line breaks and tabs are the only control characters that a reader understands. */
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim()
}

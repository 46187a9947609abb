import { caseWord } from './case-word'
import { caseWords } from './case-words'
import { HYPHENATED } from './name-words'
import { hasOneCase, plainText } from './plain-text'

export type CleanName = { name: string; alternateNames: string[] }

const ROUNDS = 8
const TRADING_AS = /,?\s+(?:D\.?\s?B\.?\s?A\.?|D\/B\/A)(?=[\s:,])[\s:,]*/iu
const ALSO_KNOWN_AS = /,?\s+(?:A\.?K\.?A\.?|A\/K\/A)(?=[\s:,])[\s:,]*/iu

/**
 * The name that parents know from what a file says: "LAKE HOLDINGS, INC DBA TINY TURTLES (THE)" -> "The Tiny Turtles", also
 * known as "Lake Holdings, Inc." A name in mixed case keeps its case. Null when nothing is left that can be read. Cleaning a
 * clean name changes nothing; never throws.
 */
export function cleanName(value: string): CleanName | null {
  let clean = cleanOnce(value)
  // One rule may lay open what another knows ("The DBA Otters" after an article moved): until nothing more is found.
  for (let round = 0; clean && round < ROUNDS; round++) {
    const next = cleanOnce(clean.name)
    if (!next || (next.name === clean.name && next.alternateNames.length === 0)) break
    clean = { name: next.name, alternateNames: [...next.alternateNames, ...clean.alternateNames] }
  }
  if (!clean) return null
  const { name, alternateNames } = clean
  return { name, alternateNames: [...new Set(alternateNames)].filter((other) => other !== name) }
}

function cleanOnce(value: string): CleanName | null {
  const text = plainText(value)
  if (text === null) return null
  const [known = '', ...others] = text.split(ALSO_KNOWN_AS)
  const traded = known.split(TRADING_AS)
  const [name, ...alternateNames] = [traded.at(-1) ?? '', ...traded.slice(0, -1), ...others]
    .map(cleanOne)
    .filter(isReadable)
  return name ? { name, alternateNames } : null
}

function isReadable(name: string): boolean {
  return (name.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2
}

function cleanOne(text: string): string {
  const spaced = tidy(text)
  return tidy(hasOneCase(spaced) ? recase(spaced.toUpperCase()) : spaced)
}

function recase(capitals: string): string {
  const joined = HYPHENATED.reduce(
    (name, hyphen) => name.replace(hyphen, (match) => match.replace(/ ?- ?$/, '-')),
    capitals,
  )
    // "Y M C A": three letters or more that stand alone are one word.
    .replace(/(?<![\p{L}\p{N}.'])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}.'])/gu, (letters) => letters.replaceAll(' ', ''))
    .replace(/(?<!\p{L})L\. ?L\. ?C\b\.?/gu, 'LLC')
    .replace(/(?<!\p{L})(LLC|LLLP|LTD|PLLC)\./gu, '$1')
  return caseWords(joined.split(' '), caseWord).join(' ')
}

/** Punctuation and brackets as people set them; the words stay. */
function tidy(text: string): string {
  const name = text
    .replace(/\s*(?:\((?:TM|R|C)\)|[™®©])/giu, '')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .replace(/\s+([,;:])/g, '$1')
    // "ACADEMY,LLC" and "INC.AT", but not "1,000" or "J.D."
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. ')
    .replace(/\bNUMBER (?=\d)/giu, '#')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:/–-]+|[\s,;:/–-]+$/gu, '')
  const article = /^(.+?),? \((the)\)(.*)$/iu.exec(name) ?? /^(.+), (the)()$/iu.exec(name)
  return article ? `${article[2]} ${article[1]}${article[3]}` : name
}

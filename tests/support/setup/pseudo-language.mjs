import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A language that nobody speaks: English with accents on its letters and a third longer, for tests (docs/languages.md#adding-a-language). */
export const PSEUDO = 'qps-US'

const ACCENTED = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', y: 'ý' }
const VOWEL = /[aeiouy]/i

/** "Save this search" is "Sávéé thíís sééáárçhh": each word becomes longer, not only the line. */
export function pseudoText(text) {
  if (!/\p{L}/u.test(text)) return text
  let untaken = 0
  const longer = Array.from(text, (letter) => {
    untaken += 1
    const accented = withAccent(letter)
    if (!VOWEL.test(letter)) return accented
    const more = Math.floor(untaken / 3)
    untaken -= more * 3
    return accented + accented.toLowerCase().repeat(more)
  }).join('')
  // What no vowel has taken: "ZIP" is "ZÍPP".
  return longer.replace(/\p{L}(?=\P{L}*$)/u, (last) => last + last.repeat(Math.ceil(untaken / 3)))
}

function withAccent(letter) {
  const accented = ACCENTED[letter.toLowerCase()]
  if (accented === undefined) return letter
  return letter === letter.toLowerCase() ? accented : accented.toUpperCase()
}

/** The literal texts of an ICU message, with where they are in it. */
export function literalsOf(message) {
  return literalsIn(parse(message, { captureLocation: true })).map(({ location: { start, end } }) => ({
    start: start.offset,
    end: end.offset,
    text: message.slice(start.offset, end.offset),
  }))
}

const literalsIn = (elements) =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element]
    if (element.type === TYPE.tag) return literalsIn(element.children)
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return Object.values(element.options).flatMap(({ value }) => literalsIn(value))
    return []
  })

/** Arguments, tags, plurals and choices stay. Messages have no straight apostrophe (tests/unit/pages/messages.test.ts), so nothing in them is quoted. */
export function pseudoMessage(message) {
  let made = ''
  let at = 0
  for (const { start, end, text } of literalsOf(message)) {
    made += message.slice(at, start) + pseudoText(text)
    at = end
  }
  return made + message.slice(at)
}

const pseudoMessages = (messages) =>
  typeof messages === 'string'
    ? pseudoMessage(messages)
    : Object.fromEntries(Object.entries(messages).map(([key, inner]) => [key, pseudoMessages(inner)]))

const filesIn = (project) =>
  readdirSync(path.join(project, 'messages/en'), { recursive: true }).filter((name) => name.endsWith('.json'))

const read = (project, file) => JSON.parse(readFileSync(path.join(project, 'messages/en', file), 'utf8'))

const textsIn = (messages) => (typeof messages === 'string' ? [messages] : Object.values(messages).flatMap(textsIn))

/** Every English message of a project. */
export const englishMessages = (project) => filesIn(project).flatMap((file) => textsIn(read(project, file)))

/** Adds it to a copy of the project, as docs/languages.md says: a folder of messages, a line, and a tagline. */
export function addPseudoLanguage(project) {
  for (const file of filesIn(project)) {
    const target = path.join(project, 'messages', PSEUDO.split('-')[0], file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, JSON.stringify(pseudoMessages(read(project, file)), null, 2))
  }
  edit(project, 'lib/platform/language/addresses.mjs', /(?<=LOCALES = .*\[[^\]]*)(?=\])/, `, '${PSEUDO}'`)
  edit(project, 'site.config.ts', /(?<=tagline: \{[^}]*')(?=,?\s*\})/, `, '${PSEUDO}': '${pseudoText(TAGLINE)}'`)
}

const TAGLINE = 'A good place for your little one'

function edit(project, file, where, text) {
  const name = path.join(project, file)
  const before = readFileSync(name, 'utf8')
  const after = before.replace(where, text)
  if (after === before) throw new Error(`${file} is not as expected: there is no place for "${text}".`)
  writeFileSync(name, after)
}

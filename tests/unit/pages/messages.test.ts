import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LOCALES } from '@/lib/platform/language/addresses.mjs'

const folder = path.resolve('messages')
const languages = LOCALES.map((locale) => locale.replace(/-.*/, ''))
const filesOf = (language: string) =>
  readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()

/** "admin/users.json: title" with its text. */
const messagesOf = (language: string): Map<string, string> =>
  new Map(filesOf(language).flatMap((file) => flat(read(language, file), `${file}: `)))

const read = (language: string, file: string) => JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'))

function flat(value: unknown, name: string): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${name} is neither a text nor a group of texts.`)
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(inner, name.endsWith(' ') ? name + key : `${name}.${key}`),
  )
}

function argumentsIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsIn(element.children)]
    if (element.type === TYPE.select)
      return [
        `${element.value}: ${Object.keys(element.options).sort()}`,
        ...Object.values(element.options).flatMap(({ value }) => argumentsIn(value)),
      ]
    if (element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsIn(value))]
    return 'value' in element && element.type !== TYPE.literal ? [String(element.value)] : []
  })
}

const argumentsOf = (message: string) => [...new Set(argumentsIn(parse(message)))].sort()

const english = messagesOf('en')

test('there are languages with messages', () => {
  expect(languages).toContain('en')
  expect(english.size).toBeGreaterThan(4_000)
})

test.each(languages)(
  '%s: every message is valid, and none has a straight apostrophe, which ICU takes for a quotation',
  (language) => {
    const wrong = [...messagesOf(language)].filter(([, text]) => {
      try {
        parse(text)
        return text.includes("'")
      } catch {
        return true
      }
    })
    expect(wrong).toEqual([])
  },
)

test('in Spanish no article stands before a clock time: it would be “la 1:00 PM” but “las 2:00 PM”', () => {
  const wrong = [...messagesOf('es')].filter(([, text]) => /\blas \{(time|from|to)\}/.test(text))
  expect(wrong).toEqual([])
})

test.each(languages.filter((one) => one !== 'en'))(
  '%s has the messages of English, with the same arguments',
  (language) => {
    const translated = messagesOf(language)
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort())
    const different = [...english].flatMap(([name, text]) => {
      const [asked, given] = [argumentsOf(text), argumentsOf(translated.get(name) ?? '')]
      return asked.join() === given.join() ? [] : [`${name}: ${asked} | ${given}`]
    })
    expect(different).toEqual([])
  },
)

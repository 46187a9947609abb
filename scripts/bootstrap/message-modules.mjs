import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LOCALES } from '../../lib/platform/language/addresses.mjs'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

const folder = path.join(root, 'messages')
const SOURCE_LANGUAGE = 'en'
const ALL_FILE = 'all.json'

/**
 * Generates the files that TypeScript and the bundler need in addition to the messages. For each language of lib/platform/language/addresses.mjs:
 * - `*.d.json.ts`: the keys of the messages and the arguments of each (`allowArbitraryExtensions`), taken from the English messages. next-intl's
 *   own declarations contain every text, which takes the compiler several times as long.
 * - `all.json` and `index.ts`: all messages of the language in one file. Commands load it too: tsx would make each separate file a module with
 *   an export for every key, which takes ten times the memory.
 * - `browser/`: in all languages but English, copies of messages/en/browser, which import this language's messages.
 *
 * For all languages together: `messages/index.ts` with all messages, and in `messages/parts` a component for each part of messages/en/browser,
 * which loads the part in the language of the page. Each is its own file, so that a page's scripts contain only the parts it shows.
 */
export function writeMessageModules() {
  const files = jsonFilesIn(SOURCE_LANGUAGE)
  const types = files.map((file) =>
    typeOf(JSON.parse(readFileSync(path.join(folder, SOURCE_LANGUAGE, file), 'utf8')), file),
  )
  const parts = readdirSync(path.join(folder, SOURCE_LANGUAGE, 'browser'))
  for (const locale of LOCALES) {
    const language = folderOf(locale)
    if (!existsSync(path.join(folder, language))) throw new Failure(`There are no messages in messages/${language}.`)
    for (const [index, file] of files.entries())
      write(
        `${language}/${file.replace(/\.json$/, '.d.json.ts')}`,
        `declare const messages: ${types[index]}\nexport default messages\n`,
      )
    const missing = files.find((file) => !existsSync(path.join(folder, language, file)))
    if (missing) throw new Failure(`messages/${language}/${missing} is missing.`)
    const read = (file) => JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'))
    write(`${language}/${ALL_FILE}`, `${JSON.stringify(nested(files, read))}\n`)
    write(`${language}/all.d.json.ts`, typeOfAll(files))
    write(`${language}/index.ts`, INDEX)
    if (language !== SOURCE_LANGUAGE)
      for (const part of parts)
        write(`${language}/browser/${part}`, readFileSync(path.join(folder, SOURCE_LANGUAGE, 'browser', part), 'utf8'))
  }
  write('index.ts', allByLanguage())
  // An earlier release generated this file with all parts of all languages. If it were left behind, it would not compile.
  rmSync(path.join(folder, 'browser.ts'), { force: true })
  for (const part of parts) write(`parts/${part}`, partByLanguage(part.replace(/\.ts$/, '')))
}

const folderOf = (locale) => locale.split('-')[0]

function allByLanguage() {
  const languages = LOCALES.map(folderOf)
  return [
    "import type { Locale } from '@/lib/platform/language/locales'",
    `import type { Messages } from './${SOURCE_LANGUAGE}'`,
    ...languages.map((language) => `import { messages as ${language} } from './${language}'`),
    '',
    'export const MESSAGES: Record<Locale, Messages> = {',
    ...LOCALES.map((locale) => `  '${locale}': ${folderOf(locale)},`),
    '}',
    '',
  ].join('\n')
}

/** The component for a part: "search-later" is SearchLaterMessages. `dynamic` lists its script in the page, so that it loads along with the others. */
function partByLanguage(part) {
  const name = part.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
  return [
    "'use client'",
    '',
    "import dynamic from 'next/dynamic'",
    "import { messagesByLanguage } from '@/components/platform/browser-messages'",
    '',
    `export const ${name}Messages = messagesByLanguage({`,
    ...LOCALES.map((locale) => `  '${locale}': dynamic(() => import('../${folderOf(locale)}/browser/${part}')),`),
    '})',
    '',
  ].join('\n')
}

const jsonFilesIn = (language) =>
  readdirSync(path.join(folder, language), { recursive: true })
    .filter((name) => name.endsWith('.json') && name !== ALL_FILE)
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()

const INDEX = `import all from './all.json'

export const messages = all

export type Messages = typeof all
`

/** Nests contents by room and file: "accounts/emailChange.json" becomes accounts.emailChange. A file outside of a room counts as a room itself. */
function nested(files, contentOf) {
  const all = {}
  for (const file of files) {
    const [room, name] = file.replace(/\.json$/, '').split('/')
    if (name === undefined) all[room] = contentOf(file)
    else all[room] = { ...all[room], [name]: contentOf(file) }
  }
  return all
}

/** The declaration of all.json, composed of the types of its files, each imported by a name: "accounts/emailChange.json" as accountsEmailChange. */
function typeOfAll(files) {
  const imports = files.map((file) => `import ${nameOf(file.replace(/\.json$/, '').split('/'))} from './${file}'`)
  const types = nested(files, (file) => `typeof ${nameOf(file.replace(/\.json$/, '').split('/'))}`)
  const type = JSON.stringify(types, null, 2).replaceAll(/: "(typeof \w+)"/g, ': $1')
  return `${imports.join('\n')}\n\ndeclare const messages: ${type}\nexport default messages\n`
}

const nameOf = ([room, file = '']) => room + file.slice(0, 1).toUpperCase() + file.slice(1)

function write(name, text) {
  const target = path.join(folder, name)
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

function typeOf(messages, where) {
  const keys = Object.entries(messages).map(([key, value]) => {
    const type =
      typeof value === 'string' ? JSON.stringify(argumentsOf(value, `${where}: ${key}`)) : typeOf(value, where)
    return `${JSON.stringify(key)}: ${type}`
  })
  return `{ ${keys.join('; ')} }`
}

/** The message reduced to its arguments, without any text. */
function argumentsOf(message, where) {
  try {
    return [...new Set(argumentShapes(parse(message)))].join('')
  } catch (error) {
    throw new Failure(`messages/en/${where} is not a valid ICU message: ${error.message}`)
  }
}

function argumentShapes(elements) {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [`{${element.value}}`]
      case TYPE.number:
        return [`{${element.value}, number}`]
      case TYPE.date:
        return [`{${element.value}, date}`]
      case TYPE.time:
        return [`{${element.value}, time}`]
      case TYPE.select:
        return [
          `{${element.value}, select, ${Object.keys(element.options)
            .map((one) => `${one} {}`)
            .join(' ')}}`,
          ...shapesInOptions(element),
        ]
      case TYPE.plural:
        return [`{${element.value}, plural, other {}}`, ...shapesInOptions(element)]
      case TYPE.tag:
        return [`<${element.value}></${element.value}>`, ...argumentShapes(element.children)]
      default:
        return []
    }
  })
}

const shapesInOptions = (element) => Object.values(element.options).flatMap(({ value }) => argumentShapes(value))

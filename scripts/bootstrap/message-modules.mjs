import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LOCALES } from '../../lib/platform/language/addresses.mjs'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

const folder = path.join(root, 'messages')
const FIRST = 'en'

/**
 * Writes what TypeScript and the bundler need besides the messages themselves. For each language of lib/platform/language/addresses.mjs:
 * - `*.d.json.ts`: the keys of the messages and the arguments of each (`allowArbitraryExtensions`), from the English ones. next-intl's own
 *   declarations repeat every whole text, which costs the compiler several times as long.
 * - `index.ts`: all of its messages.
 * - `browser/`: the parts of messages/en/browser with its messages.
 *
 * And messages/index.ts and messages/browser.ts, which have them by language.
 */
export function writeMessageModules() {
  const files = jsonFilesIn(FIRST)
  const types = files.map((file) => typeOf(JSON.parse(readFileSync(path.join(folder, FIRST, file), 'utf8')), file))
  const parts = readdirSync(path.join(folder, FIRST, 'browser'))
  for (const locale of LOCALES) {
    const language = folderOf(locale)
    if (!existsSync(path.join(folder, language))) throw new Failure(`There are no messages in messages/${language}.`)
    for (const [index, file] of files.entries())
      write(
        `${language}/${file.replace(/\.json$/, '.d.json.ts')}`,
        `declare const messages: ${types[index]}\nexport default messages\n`,
      )
    write(`${language}/index.ts`, indexOf(files))
    if (language !== FIRST)
      for (const part of parts)
        write(`${language}/browser/${part}`, readFileSync(path.join(folder, FIRST, 'browser', part), 'utf8'))
  }
  write(
    'index.ts',
    byLanguage('messages', (language) => `./${language}`, `Record<Locale, Messages>`),
  )
  write(
    'browser.ts',
    byLanguage('browser', (language) => `./${language}/browser`, `Record<Locale, typeof en>`),
  )
}

const folderOf = (locale) => locale.split('-')[0]

function byLanguage(name, from, type) {
  const languages = LOCALES.map(folderOf)
  const imports = languages.map((language) => `import { ${name} as ${language} } from '${from(language)}'`)
  return [
    "import type { Locale } from '@/lib/platform/language/locales'",
    ...(name === 'messages' ? [`import type { Messages } from './${FIRST}'`] : []),
    ...imports,
    '',
    ...(name === 'browser' ? ['export type BrowserPart = keyof typeof en', ''] : []),
    `export const ${name === 'messages' ? 'MESSAGES' : 'BROWSER_MESSAGES'}: ${type} = {`,
    ...LOCALES.map((locale) => `  '${locale}': ${folderOf(locale)},`),
    '}',
    '',
  ].join('\n')
}

const jsonFilesIn = (language) =>
  readdirSync(path.join(folder, language), { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()

/** "accounts/emailChange.json" is accountsEmailChange, in the room accounts. */
function indexOf(files) {
  const names = files.map((file) => file.replace(/\.json$/, '').split('/'))
  const imports = names.map((parts) => `import ${nameOf(parts)} from './${parts.join('/')}.json'`)
  const entries = [...new Set(names.map(([room]) => room))].map((room) => {
    const inside = names.filter((parts) => parts[0] === room && parts.length > 1)
    if (inside.length === 0) return `  ${room},`
    return `  ${room}: {\n${inside.map((parts) => `    ${parts[1]}: ${nameOf(parts)},`).join('\n')}\n  },`
  })
  return `${imports.join('\n')}\n\nexport const messages = {\n${entries.join('\n')}\n}\n\nexport type Messages = typeof messages\n`
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

/** A message with the same arguments and nothing else. */
function argumentsOf(message, where) {
  try {
    return [...new Set(shapesIn(parse(message)))].join('')
  } catch (error) {
    throw new Failure(`messages/en/${where} is not a valid ICU message: ${error.message}`)
  }
}

function shapesIn(elements) {
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
          ...insideOf(element),
        ]
      case TYPE.plural:
        return [`{${element.value}, plural, other {}}`, ...insideOf(element)]
      case TYPE.tag:
        return [`<${element.value}></${element.value}>`, ...shapesIn(element.children)]
      default:
        return []
    }
  })
}

const insideOf = (element) => Object.values(element.options).flatMap(({ value }) => shapesIn(value))

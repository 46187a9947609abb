import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

const english = path.join(root, 'messages/en')

/**
 * Writes messages/en/*.d.json.ts: the keys of the messages and the arguments of each, for TypeScript (`allowArbitraryExtensions`).
 * next-intl's own declarations repeat every whole text, which costs the compiler several times as long.
 */
export function writeMessageTypes() {
  for (const file of readdirSync(english, { recursive: true }).filter((name) => name.endsWith('.json'))) {
    const source = path.join(english, file)
    const target = source.replace(/\.json$/, '.d.json.ts')
    const text = `declare const messages: ${typeOf(JSON.parse(readFileSync(source, 'utf8')), file)}\nexport default messages\n`
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
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

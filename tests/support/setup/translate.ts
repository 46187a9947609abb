import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import type { Locale } from '@/lib/platform/language/locales'

/** The texts that a test expects on screen: `const t = translate('en', 'layout.frame')`. */
export function translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: readMessages(path.resolve('messages', locale.slice(0, 2))), namespace })
}

/** From the files, because Playwright cannot import JSON: a folder's files are keys of an object. */
function readMessages(folder: string): Messages {
  const entries = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return [[entry.name, readMessages(file)]]
    return entry.name.endsWith('.json') ? [[entry.name.slice(0, -5), JSON.parse(readFileSync(file, 'utf8'))]] : []
  })
  return Object.fromEntries(entries)
}

import { readFileSync } from 'node:fs'
import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import type { Locale } from '@/lib/platform/language/locales'

/** The texts that a test expects on screen: `const t = translate('en', 'layout.frame')`. */
export function translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: readMessages(locale), namespace })
}

export type Texts = ReturnType<typeof texts>

/** The same for a journey through many rooms: `texts('en')('layout.frame.signIn')`. */
export const texts = (locale: Locale) => createTranslator({ locale, messages: readMessages(locale) })

/** From the file, because Playwright cannot import JSON. */
function readMessages(locale: Locale): Messages {
  return JSON.parse(readFileSync(`messages/${locale.slice(0, 2)}/all.json`, 'utf8'))
}

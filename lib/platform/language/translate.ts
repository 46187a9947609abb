import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import { MESSAGES } from '@/messages'
import { DEFAULT_LOCALE, type Locale } from './locales'
import { type AnyTranslator, translated } from './message'

/** Translators by language and namespace. Each caches the messages it has parsed; an import needs the same ones for every row. */
const ofNamespaces = new Map<string, unknown>()

/**
 * Returns a translator for the messages of a namespace, for use outside of React: in mails, files, endpoints and commands. Uses next-intl's core
 * library, which needs no React: https://next-intl.dev/docs/environments/core-library
 */
export function translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  const create = () => createTranslator({ locale, messages: MESSAGES[locale], namespace })
  const key = `${locale} ${namespace}`
  const known = ofNamespaces.get(key) ?? create()
  ofNamespaces.set(key, known)
  return known as ReturnType<typeof create>
}

/** Translators by language. Each caches the messages it has parsed. */
const translators = new Map<Locale, AnyTranslator>()

/** Translates a text if it is a message (./message). Other text is returned unchanged. */
export function messageText(locale: Locale, text: string): string {
  const t =
    translators.get(locale) ?? (createTranslator({ locale, messages: MESSAGES[locale] }) as unknown as AnyTranslator)
  translators.set(locale, t)
  return translated(text, t)
}

/** For logs and commands, which are in English. */
export const englishText = (text: string): string => messageText(DEFAULT_LOCALE, text)

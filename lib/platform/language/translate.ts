import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import { MESSAGES } from '@/messages'
import { DEFAULT_LOCALE, type Locale } from './locales'
import { type AnyTranslator, translated } from './message'

/** By language and namespace: each remembers the messages that it has parsed, and an import asks for the same ones with every row. */
const ofNamespaces = new Map<string, unknown>()

/**
 * The messages of a namespace, outside of React: in mail, files, endpoints and commands. From next-intl's core library, which needs no React:
 * https://next-intl.dev/docs/environments/core-library
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

/** By language; each remembers the messages that it has read. */
const translators = new Map<Locale, AnyTranslator>()

/** A text that may be a message (./message), in a language. Other text is returned as it is. */
export function messageText(locale: Locale, text: string): string {
  const t =
    translators.get(locale) ?? (createTranslator({ locale, messages: MESSAGES[locale] }) as unknown as AnyTranslator)
  translators.set(locale, t)
  return translated(text, t)
}

/** For logs and commands, which are in English. */
export const englishText = (text: string): string => messageText(DEFAULT_LOCALE, text)

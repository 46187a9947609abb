import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import { MESSAGES } from '@/messages'
import type { Locale } from './locales'

/**
 * The messages of a namespace, outside of React: in mail, files, endpoints and commands. From next-intl's core library, which needs no React:
 * https://next-intl.dev/docs/environments/core-library
 */
export function translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: MESSAGES[locale], namespace })
}

import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import { MESSAGES } from '@/messages'
import type { Locale } from './locales'

/** The messages of a namespace, outside of React: in mail, files and endpoints. */
export function translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: MESSAGES[locale], namespace })
}

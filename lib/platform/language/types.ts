import type { NamespaceKeys, NestedKeyOf, useTranslations } from 'next-intl'
import type { Messages } from '@/messages/en'
import type { Locale as SiteLocale } from './locales'

// Types the keys and arguments of messages: https://next-intl.dev/docs/workflows/typescript
declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: Messages
  }
}

/** The function that useTranslations and getTranslations return for a namespace. */
export type Translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Namespace>
>

import type { Messages, NamespaceKeys, NestedKeyOf, useTranslations } from 'next-intl'

/** The function that useTranslations and getTranslations return for a namespace. */
export type Translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Namespace>
>

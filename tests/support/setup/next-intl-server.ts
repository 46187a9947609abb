import type { getTranslations as get } from 'next-intl/server'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'

/** What components on the server use. */
export const getTranslations = (async (namespace: Parameters<typeof translate>[1]) =>
  translate(DEFAULT_LOCALE, namespace)) as typeof get

export const getLocale = async () => DEFAULT_LOCALE

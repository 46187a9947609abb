import { useLocale } from 'next-intl'
import { useCallback } from 'react'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { CHOSEN_LANGUAGE, DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'

/** Addresses of this site in the language of the page: for forms, plain links and the router. AppLink does it itself. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale()
  // Stable, because effects depend on it.
  return useCallback((path) => localPath(locale, path), [locale])
}

/** The `lang` of what others wrote (providers, families, articles), if it is not the page's language. We assume English. */
export function useWrittenLanguage(): Locale | undefined {
  return useLocale() === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE
}

const YEAR_SECONDS = 365 * 86_400

/** Stores the choice in this browser: dashboards open in this language, whichever link leads there (proxy.ts). */
export function rememberLanguage(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and older Safaris have no Cookie Store API
  document.cookie = `${CHOSEN_LANGUAGE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
}

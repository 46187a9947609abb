import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import type { ProviderDetail } from '../types'

type Described = Pick<ProviderDetail, 'description' | 'descriptions'>

/** A provider's description in the language of the page, or else in the site's first language. Null if it has neither. */
export function descriptionIn(
  locale: Locale,
  { description, descriptions }: Described,
): { text: string; language: Locale } | null {
  const own = locale === DEFAULT_LOCALE ? undefined : descriptions[locale]
  if (own) return { text: own, language: locale }
  return description ? { text: description, language: DEFAULT_LOCALE } : null
}

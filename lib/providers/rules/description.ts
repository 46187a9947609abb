import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import type { ProviderDetail } from '../types'

type Described = Pick<ProviderDetail, 'description' | 'descriptions'>

/** What a provider says of itself, in the language of a page or else in the first one. Null if it says nothing in either. */
export function descriptionIn(
  locale: Locale,
  { description, descriptions }: Described,
): { text: string; language: Locale } | null {
  const own = locale === DEFAULT_LOCALE ? undefined : descriptions[locale]
  if (own) return { text: own, language: locale }
  return description ? { text: description, language: DEFAULT_LOCALE } : null
}

import type { ValueTexts } from '@/lib/listings/profiles/rules/values'
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { SheetTexts } from './rules/edit-sheet'

/** The translators for the values of a profile. */
function valueTexts(locale: Locale): ValueTexts {
  const t = translate(locale, 'listings.values')
  const hours = translate(locale, 'providers.hours')
  const amenities = translate(locale, 'providers.amenities')
  const tourPlaces = translate(locale, 'providers.tourPlaces')
  return { t, hours, amenities, tourPlaces, locale }
}

/** The translators for a provider's sheet. */
export function sheetTexts(locale: Locale): SheetTexts {
  const traits = translate(locale, 'providers.traits')
  const offers = translate(locale, 'providers.offers')
  const ages = translate(locale, 'providers.ages')
  const sheet = translate(locale, 'admin.sheet')
  return { sheet, values: valueTexts(locale), traits: { traits, offers }, ages }
}

/** For the edit history and for comparing: always in the default language, whoever edits. */
export const storedTexts = (): SheetTexts => sheetTexts(DEFAULT_LOCALE)

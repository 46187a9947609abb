import { useLocale, useTranslations } from 'next-intl'
import { isTranslated, languageOf, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import type { ValueTexts } from '@/lib/listings/profiles/rules/values'
import type { ProfileChangeView } from '@/lib/listings/profiles/types'
import { languageNameIn, listText } from '@/lib/platform/language/locales'

/** "About us in Spanish": the name of a field. */
export function useFieldName() {
  const t = useTranslations('listings.profile.fields')
  const locale = useLocale()
  return (field: ProfileField): string =>
    isTranslated(field) ? t('aboutUsIn', { language: languageNameIn(locale, languageOf(field)) }) : t(field)
}

/** "About us and Photos": the names of fields. */
export function useFieldNames() {
  const nameOf = useFieldName()
  const locale = useLocale()
  return (fields: readonly ProfileField[]): string => listText(locale, fields.map(nameOf))
}

/** A name within a sentence: "about us". */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The texts for writing out profile values, in the language of the page. */
export function useValueTexts(): ValueTexts {
  const t = useTranslations('listings.values')
  const hours = useTranslations('providers.hours')
  const amenities = useTranslations('providers.amenities')
  const tourPlaces = useTranslations('providers.tourPlaces')
  return { t, hours, amenities, tourPlaces, locale: useLocale() }
}

/** The fields of a decided change that were rejected, each with its reason. */
export function rejectedFields(change: ProfileChangeView | null) {
  if (change?.status !== 'decided') return []
  return PROFILE_FIELDS.flatMap((field) => {
    const decision = change.decisions[field]
    return decision && !decision.accepted ? [{ field, reason: decision.reason }] : []
  })
}

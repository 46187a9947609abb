import { useFormatter, useTranslations } from 'next-intl'
import type { ProfileField } from '@/lib/listings/profiles/catalogue'

/** "About us and Photos": the names of fields. */
export function useFieldNames() {
  const t = useTranslations('listings.profile')
  const format = useFormatter()
  return (fields: readonly ProfileField[]): string => format.list(fields.map((field) => t(`fields.${field}`)))
}

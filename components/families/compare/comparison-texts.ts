import type { ProviderTexts } from '@/components/providers/provider-text'
import type { RowTexts } from '@/components/providers/row-text'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'

/** What a comparison is written with. */
export type ComparisonTexts = { t: Translate<'families.comparison'>; row: RowTexts; common: ProviderTexts }

/** On the server, which compares. */
export function comparisonTexts(locale: Locale): ComparisonTexts {
  const t = translate(locale, 'families.comparison')
  const row = translate(locale, 'providers.row')
  const common = translate(locale, 'providers.common')
  return { t, row, common }
}

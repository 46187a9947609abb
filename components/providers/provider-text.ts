import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import { dayText, onOneLine } from '@/lib/platform/time/dates'
import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { type AgeBandCode, bandPlural } from '@/lib/providers/rules/ages'
import type { OpeningsSummary } from '@/lib/providers/rules/openings'
import type { LicenseView } from '@/lib/providers/types'
import { noOpeningText, openingCountText, type RowTexts } from './row-text'

/** The messages about providers that several server-rendered screens share. */
export type ProviderTexts = Translate<'providers.common'>

/** "2 openings for one-year-olds", "1 opening, any age", "Full, waitlist of 6", "Openings not confirmed since May 3". */
export function openingsText(t: ProviderTexts, texts: RowTexts, summary: OpeningsSummary, today: string): string {
  if (summary.state !== 'open') return noOpeningText(texts, summary, today)
  const openings = openingsForAges(t, texts, summary.count, summary.bands)
  if (!summary.from) return openings
  return texts.row('openings.from', { openings, day: onOneLine(dayText(texts.locale, summary.from, today)) })
}

/** Up to two ages are named; more would not fit a row. */
function openingsForAges(t: ProviderTexts, texts: RowTexts, count: number, bands: readonly AgeBandCode[]): string {
  const [first, second] = bands.map((code) => bandPlural(texts.ages, code))
  if (first === undefined) return openingCountText(texts, count, [])
  if (bands.length > 2) return t('openings.ofGroups', { count, groups: bands.length })
  return second === undefined
    ? t('openings.ofAge', { count, ages: first })
    : t('openings.ofTwoAges', { count, younger: first, older: second })
}

/** A license is assumed active; only other statuses are mentioned. */
export function licenseText(t: ProviderTexts, { number, status }: Pick<LicenseView, 'number' | 'status'>): string {
  const known = licenseStatus(status)
  return known && known.code !== 'active'
    ? t('licenseWithStatus', { number, status: t(`licenseStatuses.${known.code}`) })
    : t('license', { number })
}

/** The same as useRowTexts, on the server and outside of components. */
export function rowTexts(locale: Locale): RowTexts {
  const row = translate(locale, 'providers.row')
  const traits = translate(locale, 'providers.traits')
  const ages = translate(locale, 'providers.ages')
  const hours = translate(locale, 'providers.hours')
  const distance = translate(locale, 'places.distance')
  return { row, traits, ages, hours, distance, locale }
}
